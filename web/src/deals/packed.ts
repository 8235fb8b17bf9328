/** A text as part of a link: deflated, in the URL-safe alphabet. */

async function through(bytes: BodyInit, stream: GenericTransformStream): Promise<ArrayBuffer> {
  return new Response(new Response(bytes).body!.pipeThrough(stream)).arrayBuffer();
}

export async function pack(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(text, new CompressionStream("deflate-raw")));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Unpacks a text; null if it was cut or changed. */
export async function unpack(text: string): Promise<string | null> {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const plain = await through(bytes, new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(plain);
  } catch {
    return null;
  }
}
