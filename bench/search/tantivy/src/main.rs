//! Searches people with Tantivy for `npm run bench -- search`. `bench/search/peer_process.ts`
//! describes the lines that it reads and prints.

mod engine;
mod query;

use std::io::{self, BufRead, BufWriter, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use engine::Engine;
use query::PeopleQuery;

type Lines = io::Lines<io::StdinLock<'static>>;

fn main() {
    let directory = std::env::args().nth(1).expect("the folder of the index");
    let mut lines = io::stdin().lock().lines();
    let engine = Engine::build(&directory, &mut lines);
    let mut out = BufWriter::new(io::stdout().lock());
    reply(&mut out, "built");
    while let Some(Ok(line)) = lines.next() {
        let parts: Vec<&str> = line.split('\t').collect();
        let number = |at: usize| parts[at].parse::<usize>().expect("a number");
        match parts[0] {
            "search" => {
                let query = PeopleQuery::read(&next(&mut lines));
                reply(&mut out, &engine.search(&query).join("\t"));
            }
            "measure" => {
                let queries = read_queries(&mut lines, number(1));
                reply(
                    &mut out,
                    &written(&measure(&engine, &queries, number(2), number(3))),
                );
            }
            "load" => {
                let queries = read_queries(&mut lines, number(1));
                reply(
                    &mut out,
                    &written(&load(&engine, &queries, number(2), number(3))),
                );
            }
            other => panic!("unknown command {other}"),
        }
    }
}

fn next(lines: &mut Lines) -> String {
    lines.next().expect("a line").expect("text")
}

fn read_queries(lines: &mut Lines, count: usize) -> Vec<PeopleQuery> {
    (0..count)
        .map(|_| PeopleQuery::read(&next(lines)))
        .collect()
}

/// Times each query once, like `measureEach` in `bench/support/clock.ts` after its warm-up.
fn measure(engine: &Engine, queries: &[PeopleQuery], milliseconds: usize, min: usize) -> Vec<f64> {
    let until = Instant::now() + Duration::from_millis(milliseconds as u64);
    let mut timings = Vec::new();
    for query in queries {
        let began = Instant::now();
        if began > until && timings.len() >= min {
            break;
        }
        engine.search(query);
        timings.push(began.elapsed().as_secs_f64() * 1000.0);
    }
    timings
}

/// Runs queries from `clients` threads for some milliseconds.
fn load(engine: &Engine, queries: &[PeopleQuery], clients: usize, milliseconds: usize) -> Vec<f64> {
    let until = Instant::now() + Duration::from_millis(milliseconds as u64);
    let turn = AtomicUsize::new(0);
    thread::scope(|scope| {
        let client = || {
            let mut timings = Vec::new();
            while Instant::now() < until {
                let query = &queries[turn.fetch_add(1, Ordering::Relaxed) % queries.len()];
                let began = Instant::now();
                engine.search(query);
                timings.push(began.elapsed().as_secs_f64() * 1000.0);
            }
            timings
        };
        let threads: Vec<_> = (0..clients).map(|_| scope.spawn(client)).collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().expect("a client"))
            .collect()
    })
}

fn written(timings: &[f64]) -> String {
    timings
        .iter()
        .map(|ms| format!("{ms:.6}"))
        .collect::<Vec<_>>()
        .join("\t")
}

fn reply(out: &mut impl Write, line: &str) {
    writeln!(out, "{line}")
        .and_then(|()| out.flush())
        .expect("stdout");
}
