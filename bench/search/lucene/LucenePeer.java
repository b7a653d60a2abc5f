import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.LogDocMergePolicy;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.CollectionTerminatedException;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopScoreDocCollectorManager;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.store.MMapDirectory;

/**
 * Searches people with Lucene for `npm run bench -- search`. `bench/search/peer_process.ts`
 * describes the lines that it reads and prints. One segment in the order of the static rank.
 */
public class LucenePeer {
  static final int TOP = 10;
  static final double BUFFER_MB = 1_900;

  record PeopleQuery(List<String> words, boolean requiresAll, List<String> facts, List<String> excluded) {
    static PeopleQuery read(String line) {
      String[] parts = line.split("\t", -1);
      return new PeopleQuery(words(parts[0]), parts[1].equals("all"), words(parts[2]), words(parts[3]));
    }

    static List<String> words(String text) {
      return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }
  }

  /** Reads words that are separated by one space. */
  static final class Words extends Tokenizer {
    final CharTermAttribute term = addAttribute(CharTermAttribute.class);

    @Override
    public boolean incrementToken() throws IOException {
      clearAttributes();
      int read;
      while ((read = input.read()) > ' ') term.append((char) read);
      return term.length() > 0;
    }
  }

  /** Collects the first matches in document order, and then ends the search. */
  static final class First extends SimpleCollector {
    final List<Integer> found = new ArrayList<>();
    int base;

    @Override
    protected void doSetNextReader(LeafReaderContext context) {
      base = context.docBase;
    }

    @Override
    public void collect(int doc) {
      found.add(base + doc);
      if (found.size() == TOP) throw new CollectionTerminatedException();
    }

    @Override
    public ScoreMode scoreMode() {
      return ScoreMode.COMPLETE_NO_SCORES;
    }
  }

  final IndexSearcher searcher;

  LucenePeer(String folder, BufferedReader lines) throws IOException {
    var directory = new MMapDirectory(Path.of(folder));
    build(directory, lines);
    searcher = new IndexSearcher(DirectoryReader.open(directory));
    searcher.setSimilarity(new BM25Similarity(1.2f, 0.75f));
    searcher.setQueryCache(null);
  }

  /** Reads `body`, `facts` and `record`, separated by tabs, until an empty line. */
  static void build(MMapDirectory directory, BufferedReader lines) throws IOException {
    var words =
        new Analyzer() {
          @Override
          protected TokenStreamComponents createComponents(String field) {
            return new TokenStreamComponents(new Words());
          }
        };
    var config = new IndexWriterConfig(words).setRAMBufferSizeMB(BUFFER_MB);
    config.setUseCompoundFile(false).setMergePolicy(new LogDocMergePolicy());
    config.setSimilarity(new BM25Similarity(1.2f, 0.75f));
    var body = fieldType(IndexOptions.DOCS_AND_FREQS, false);
    var facts = fieldType(IndexOptions.DOCS, true);
    try (var writer = new IndexWriter(directory, config)) {
      for (String line; !(line = lines.readLine()).isEmpty(); ) {
        String[] parts = line.split("\t", 3);
        var document = new Document();
        document.add(new Field("body", parts[0], body));
        document.add(new Field("facts", parts[1], facts));
        document.add(new StoredField("record", parts[2]));
        writer.addDocument(document);
      }
      writer.forceMerge(1);
    }
  }

  static FieldType fieldType(IndexOptions options, boolean omitsNorms) {
    var type = new FieldType();
    type.setIndexOptions(options);
    type.setTokenized(true);
    type.setOmitNorms(omitsNorms);
    type.freeze();
    return type;
  }

  /** Returns the records of the ten best people, by text if there are words, else by static rank. */
  @SuppressWarnings("deprecation")
  List<String> search(PeopleQuery query) throws IOException {
    StoredFields stored = searcher.storedFields();
    var records = new ArrayList<String>(TOP);
    if (query.words.isEmpty()) {
      var first = new First();
      searcher.search(translated(query), first);
      for (int doc : first.found) records.add(stored.document(doc).get("record"));
    } else {
      var top = new TopScoreDocCollectorManager(TOP, TOP);
      for (ScoreDoc hit : searcher.search(translated(query), top).scoreDocs)
        records.add(stored.document(hit.doc).get("record"));
    }
    return records;
  }

  static BooleanQuery translated(PeopleQuery query) {
    boolean isAlone = query.facts.isEmpty() && query.excluded.isEmpty();
    var clauses = new BooleanQuery.Builder();
    var any = new BooleanQuery.Builder();
    for (String word : query.words) {
      var clause = new TermQuery(new Term("body", word));
      if (query.requiresAll) clauses.add(clause, Occur.MUST);
      else (isAlone ? clauses : any).add(clause, Occur.SHOULD);
    }
    if (!query.words.isEmpty() && !query.requiresAll && !isAlone) clauses.add(any.build(), Occur.MUST);
    for (String fact : query.facts) clauses.add(new TermQuery(new Term("facts", fact)), Occur.FILTER);
    for (String fact : query.excluded) clauses.add(new TermQuery(new Term("facts", fact)), Occur.MUST_NOT);
    return clauses.build();
  }

  /** Times each query once, like `measureEach` in `bench/support/clock.ts` after its warm-up. */
  List<Double> measure(List<PeopleQuery> queries, long milliseconds, int min) throws IOException {
    long until = System.nanoTime() + milliseconds * 1_000_000;
    var timings = new ArrayList<Double>();
    for (PeopleQuery query : queries) {
      long began = System.nanoTime();
      if (began > until && timings.size() >= min) break;
      search(query);
      timings.add((System.nanoTime() - began) / 1e6);
    }
    return timings;
  }

  /** Runs queries from `clients` threads for some milliseconds. */
  List<Double> load(List<PeopleQuery> queries, int clients, long milliseconds) throws Exception {
    long until = System.nanoTime() + milliseconds * 1_000_000;
    var turn = new AtomicInteger();
    var timings = new ArrayList<Double>();
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < clients; i++) {
      var thread =
          new Thread(
              () -> {
                var own = new ArrayList<Double>();
                try {
                  for (long began; (began = System.nanoTime()) < until; ) {
                    search(queries.get(turn.getAndIncrement() % queries.size()));
                    own.add((System.nanoTime() - began) / 1e6);
                  }
                } catch (IOException error) {
                  throw new IllegalStateException(error);
                }
                synchronized (timings) {
                  timings.addAll(own);
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) thread.join();
    return timings;
  }

  static List<PeopleQuery> readQueries(BufferedReader lines, int count) throws IOException {
    var queries = new ArrayList<PeopleQuery>(count);
    for (int i = 0; i < count; i++) queries.add(PeopleQuery.read(lines.readLine()));
    return queries;
  }

  static String written(List<Double> timings) {
    var text = new StringBuilder();
    for (double ms : timings) text.append(text.length() > 0 ? "\t" : "").append(String.format(Locale.ROOT, "%.6f", ms));
    return text.toString();
  }

  public static void main(String[] args) throws Exception {
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 20);
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    var peer = new LucenePeer(args[0], lines);
    out.println("built");
    for (String line; (line = lines.readLine()) != null; ) {
      String[] parts = line.split("\t");
      switch (parts[0]) {
        case "search" -> out.println(String.join("\t", peer.search(PeopleQuery.read(lines.readLine()))));
        case "measure" -> {
          var queries = readQueries(lines, Integer.parseInt(parts[1]));
          out.println(written(peer.measure(queries, Long.parseLong(parts[2]), Integer.parseInt(parts[3]))));
        }
        case "load" -> {
          var queries = readQueries(lines, Integer.parseInt(parts[1]));
          out.println(written(peer.load(queries, Integer.parseInt(parts[2]), Long.parseLong(parts[3]))));
        }
        default -> throw new IllegalArgumentException(line);
      }
    }
  }
}
