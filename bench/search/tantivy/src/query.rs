/// A search as `bench/search/peer_process.ts` writes it: words, `all` or `any`, required facts and
/// excluded facts, separated by tabs.
pub struct PeopleQuery {
    pub words: Vec<String>,
    pub requires_all: bool,
    pub facts: Vec<String>,
    pub excluded: Vec<String>,
}

impl PeopleQuery {
    pub fn read(line: &str) -> PeopleQuery {
        let parts: Vec<&str> = line.split('\t').collect();
        let words = |at: usize| parts[at].split_whitespace().map(str::to_string).collect();
        PeopleQuery {
            words: words(0),
            requires_all: parts[1] == "all",
            facts: words(2),
            excluded: words(3),
        }
    }
}
