import type { Draw } from "../../core/pen";
import { apothecary, laboratory, library, scriptorium, study, workshop } from "./rooms";
import { academy, dispensary, lodge, observatory, pharmacist, school, university } from "./schools";

export const green: Record<string, Draw> = {
  Apothecary: apothecary,
  Workshop: workshop,
  Scriptorium: scriptorium,
  Dispensary: dispensary,
  Laboratory: laboratory,
  Library: library,
  School: school,
  Lodge: lodge,
  Observatory: observatory,
  University: university,
  Academy: academy,
  Study: study,
  Pharmacist: pharmacist,
};
