use tantivy::collector::TopDocs;
use tantivy::directory::MmapDirectory;
use tantivy::query::{BooleanQuery, ConstScoreQuery, EnableScoring, Occur, Query, TermQuery};
use tantivy::schema::{
    Field, IndexRecordOption, Schema, TextFieldIndexing, TextOptions, Value, STORED,
};
use tantivy::store::Compressor;
use tantivy::{
    DocAddress, DocSet, Index, IndexSettings, Searcher, TantivyDocument, Term, TERMINATED,
};

use crate::query::PeopleQuery;

const TOP: usize = 10;
/// Larger than any index of a benchmark, because one segment holds all people.
const MEMORY: usize = 4 << 30;

/// One segment in the order of the static rank, with records that are not compressed. This is the
/// fastest way to search with Tantivy.
pub struct Engine {
    searcher: Searcher,
    body: Field,
    facts: Field,
    record: Field,
}

impl Engine {
    /// Reads `body`, `facts` and `record`, separated by tabs, until an empty line.
    pub fn build(
        directory: &str,
        lines: &mut impl Iterator<Item = std::io::Result<String>>,
    ) -> Engine {
        let mut schema = Schema::builder();
        let body = schema.add_text_field("body", indexed(IndexRecordOption::WithFreqs, true));
        let facts = schema.add_text_field("facts", indexed(IndexRecordOption::Basic, false));
        let record = schema.add_text_field("record", STORED);
        let settings = IndexSettings {
            docstore_compression: Compressor::None,
            docstore_blocksize: 4_096,
            ..IndexSettings::default()
        };
        let folder = MmapDirectory::open(directory).expect("the folder");
        let mut writer = Index::builder()
            .schema(schema.build())
            .settings(settings)
            .single_segment_index_writer::<TantivyDocument>(folder, MEMORY)
            .expect("a writer");
        for line in lines {
            let line = line.expect("text");
            if line.is_empty() {
                break;
            }
            let mut document = TantivyDocument::default();
            for (field, text) in [body, facts, record].into_iter().zip(line.split('\t')) {
                document.add_text(field, text);
            }
            writer.add_document(document).expect("an added document");
        }
        let index = writer.finalize().expect("an index");
        let searcher = index.reader().expect("a reader").searcher();
        Engine {
            searcher,
            body,
            facts,
            record,
        }
    }

    /// Returns the records of the ten best people, by text if there are words, else by static rank.
    pub fn search(&self, query: &PeopleQuery) -> Vec<String> {
        let required = self.required(query);
        let addresses = if query.words.is_empty() {
            self.first(required.as_ref())
        } else {
            let top = TopDocs::with_limit(TOP).order_by_score();
            let found = self
                .searcher
                .search(required.as_ref(), &top)
                .expect("a result");
            found.into_iter().map(|(_, address)| address).collect()
        };
        addresses
            .into_iter()
            .map(|address| self.record_of(address))
            .collect()
    }

    /// Returns the first matches in document order, which is the order of the static rank.
    fn first(&self, query: &dyn Query) -> Vec<DocAddress> {
        let weight = query
            .weight(EnableScoring::disabled_from_searcher(&self.searcher))
            .expect("a weight");
        let mut matches = weight
            .scorer(self.searcher.segment_reader(0), 1.0)
            .expect("a scorer");
        let mut found = Vec::with_capacity(TOP);
        let mut doc = matches.doc();
        while doc != TERMINATED && found.len() < TOP {
            found.push(DocAddress::new(0, doc));
            doc = matches.advance();
        }
        found
    }

    fn record_of(&self, address: DocAddress) -> String {
        let document: TantivyDocument = self.searcher.doc(address).expect("a document");
        document
            .get_first(self.record)
            .and_then(|value| value.as_str())
            .unwrap_or_default()
            .to_string()
    }

    fn required(&self, query: &PeopleQuery) -> Box<dyn Query> {
        let words: Vec<Box<dyn Query>> = query.words.iter().map(|word| self.word(word)).collect();
        let mut clauses: Vec<(Occur, Box<dyn Query>)> = Vec::new();
        if query.requires_all {
            clauses.extend(words.into_iter().map(|word| (Occur::Must, word)));
        } else if !words.is_empty() {
            let any = BooleanQuery::new(
                words
                    .into_iter()
                    .map(|word| (Occur::Should, word))
                    .collect(),
            );
            if query.facts.is_empty() && query.excluded.is_empty() {
                return Box::new(any);
            }
            clauses.push((Occur::Must, Box::new(any)));
        }
        clauses.extend(
            query
                .facts
                .iter()
                .map(|fact| (Occur::Must, self.unscored(fact))),
        );
        clauses.extend(
            query
                .excluded
                .iter()
                .map(|fact| (Occur::MustNot, self.fact(fact))),
        );
        Box::new(BooleanQuery::new(clauses))
    }

    fn word(&self, word: &str) -> Box<dyn Query> {
        Box::new(TermQuery::new(
            Term::from_field_text(self.body, word),
            IndexRecordOption::WithFreqs,
        ))
    }

    fn fact(&self, fact: &str) -> Box<dyn Query> {
        Box::new(TermQuery::new(
            Term::from_field_text(self.facts, fact),
            IndexRecordOption::Basic,
        ))
    }

    fn unscored(&self, fact: &str) -> Box<dyn Query> {
        Box::new(ConstScoreQuery::new(self.fact(fact), 0.0))
    }
}

fn indexed(option: IndexRecordOption, fieldnorms: bool) -> TextOptions {
    let indexing = TextFieldIndexing::default()
        .set_tokenizer("whitespace")
        .set_index_option(option)
        .set_fieldnorms(fieldnorms);
    TextOptions::default().set_indexing_options(indexing)
}
