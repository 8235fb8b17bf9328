//! Records: read strictly, each error at its line.

use mirabilia_kernel::record::read;
use mirabilia_testkit::records::refuses;
use mirabilia_testkit::toy::Toy;

#[test]
#[rustfmt::skip]
fn records_are_read_strictly() {
    let head = "mirabilia 1 toy\nseats 2\n";
    let long_name = format!("{head}names A, {}", "b".repeat(41));
    let long_line = format!("{head}{}", "x".repeat(5000));
    refuses::<Toy>(&[
        ("", 1, "empty"),
        ("# only words\n", 1, "empty"),
        ("chess 1 toy", 1, "begins with \"chess 1 toy\""),
        ("mirabilia 2 toy", 1, "record version 2; this program reads version 1"),
        ("mirabilia 1 chess", 1, "a record of \"chess\", not of toy"),
        ("mirabilia 1 toy", 1, "no \"seats N\" line"),
        ("mirabilia 1 toy\nseats 9", 2, "seats is \"9\"; expected 2 to 4"),
        ("mirabilia 1 toy\nseats +2", 2, "seats is \"+2\"; expected a number"),
        ("mirabilia 1 toy\nseats two", 2, "seats is \"two\"; expected a number"),
        ("mirabilia 1 toy\nseats 2\nseats 2", 3, "a second \"seats\" line"),
        ("mirabilia 1 toy\nseats 2\nnames Anna", 3, "2 names with commas between"),
        ("mirabilia 1 toy\nseats 2\nnames Anna, ", 3, "names of 1 to 40 characters"),
        ("mirabilia 1 toy\nseats 2\noptions fast", 3, "words of the form name=value"),
        ("mirabilia 1 toy\nseats 2\noptions a=1 a=1", 3, "each option only once"),
        ("mirabilia 1 toy\nseats 2\noptions a=1", 3, "a is \"1\"; expected one of the options"),
        ("mirabilia 1 toy\nseats 2\n0 bid 1", 3, "no move is awaited: luck is due"),
        ("mirabilia 1 toy\nseats 2\ndeal 1", 3, "one card of 1 to 9 per seat"),
        ("mirabilia 1 toy\nseats 2\ndeal 1 2\n\n# words\n2 bid 1", 6, "no seat \"2\"; seats are 0 to 1"),
        ("mirabilia 1 toy\nseats 2\ndeal 1 2\n0 bid 9", 4, "no move \"bid 9\""),
        ("mirabilia 1 toy\nseats 2\ndeal 1 2\n0 keep", 4, "seat 0 cannot \"keep\""),
        ("mirabilia 1 toy\nseats 2\ndeal 1 2\ndeal 1 2", 4, "no luck is due: seats 0, 1 to move"),
        ("mirabilia", 1, "begins with \"mirabilia\""),
        ("mirabilia 1", 1, "a record begins with"),
        ("\n# a comment\nMirabilia 1 toy", 3, "a record begins with"),
        ("mirabilia one toy\nseats 2", 1, "record version one"),
        ("mirabilia 1 toy\ndeal 1 2", 2, "no \"seats N\" line"),
        ("mirabilia 1 toy\nseats 999", 2, "seats is \"999\""),
        (&long_name, 3, "names of 1 to 40 characters"),
        (&long_line, 3, "5000 bytes long"),
    ]);
    let error = read::<Toy>(&format!("{head}deal 1 2\n0 keep")).unwrap_err();
    assert!(error.to_string().contains("legal here: 0 bid 0 | 0 bid 1"), "{error}");
    let windows =
        format!("\u{feff}{head}names Anna, Bo # us\ndeal 1 2 # luck\n").replace('\n', "\r\n");
    assert_eq!(read::<Toy>(&windows).unwrap().record().names, ["Anna", "Bo"]);
}
