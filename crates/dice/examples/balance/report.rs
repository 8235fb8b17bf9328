//! The tally as a table for people.

use mirabilia_dice::boards::BUILDINGS;
use mirabilia_dice::score::CATEGORIES;

use crate::options::{Options, Policy};
use crate::plan::PLANS;
use crate::tally::{Group, Share, Tally};

pub(crate) fn print(options: &Options, tally: &Tally) {
    let boards = options.boards;
    println!(
        "boards {} {}, {} seats, {} games, seed {}, {:?} players",
        boards.name, boards.fingerprint, options.seats, tally.games, options.seed, options.policy
    );
    let games = tally.games as f64;
    println!(
        "turns {:.1} a game, {} the longest; {:.1} % of victories shared",
        tally.turns as f64 / games,
        tally.longest,
        100.0 * tally.shared as f64 / games
    );
    println!("\ncity             games   won (fair {:.1} %)", 100.0 / f64::from(options.seats));
    for (sheet, share) in boards.sheets.iter().zip(&tally.cities) {
        print_share(&sheet.id, *share);
    }
    if options.policy == Policy::Mixed {
        println!("\nplan             games   won");
        for (plan, share) in PLANS.iter().zip(&tally.plans) {
            print_share(plan.name, *share);
        }
        println!("\nspaces by plan   {}", BUILDINGS.map(|b| format!("{b:>6.6}")).join(" "));
        for (plan, group) in PLANS.iter().zip(&tally.planned) {
            let spaces = group.spaces.map(|sum| format!("{:>6.1}", mean(sum as f64, group)));
            println!("{:16} {}", plan.name, spaces.join(" "));
        }
    }
    println!("\n                 points         finished %     spaces");
    println!("                 winners   all  winners   all  winners   all");
    let (winners, all) = (&tally.winners, &tally.all);
    for (b, building) in BUILDINGS.iter().enumerate() {
        let points = |group: &Group| {
            let sum = group.points.get(b).copied();
            sum.map_or_else(String::new, |sum| format!("{:.1}", mean(sum as f64, group)))
        };
        println!(
            "{building:16} {:>7} {:>5}  {:>7.1} {:>5.1}  {:>7.1} {:>5.1}",
            points(winners),
            points(all),
            100.0 * mean(winners.finished[b] as f64, winners),
            100.0 * mean(all.finished[b] as f64, all),
            mean(winners.spaces[b] as f64, winners),
            mean(all.spaces[b] as f64, all),
        );
    }
    let line = |name: &str, of: fn(&Group) -> f64| {
        println!("{name:16} {:>7.1} {:>5.1}", mean(of(winners), winners), mean(of(all), all));
    };
    line("total", total);
    println!("{:16} {:>7.1} {:>5.1}", "  spread", spread(winners), spread(all));
    line("bonuses", |group| group.bonuses as f64);
    line("coins unspent", |group| group.coins as f64);
}

fn print_share(name: &str, share: Share) {
    let (rate, error) = share.rate();
    println!("{name:15} {:>6}  {:>5.1} % ± {:.1}", share.games, 100.0 * rate, 100.0 * error);
}

fn mean(sum: f64, group: &Group) -> f64 {
    sum / group.players.max(1) as f64
}

fn total(group: &Group) -> f64 {
    group.points[..CATEGORIES.len()].iter().sum::<i64>() as f64
}

/// The standard deviation of totals.
fn spread(group: &Group) -> f64 {
    (mean(group.squares as f64, group) - mean(total(group), group).powi(2)).max(0.0).sqrt()
}
