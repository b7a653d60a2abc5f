/*
 * The forward pass of a BERT encoder with six layers, for WebAssembly. Weights are 8-bit integers
 * with a scale per column. Activations are rounded to 7 bits with a scale per row, because the dot
 * product instruction is exact on every processor only for that width.
 *
 *   pip install ziglang==0.13.0.post1
 *   python3 -m ziglang cc -target wasm32-freestanding -mcpu=generic+simd128+relaxed_simd -O3 \
 *     -nostdlib -Wl,--no-entry -Wl,--export=model -Wl,--export=pieces -Wl,--export=encode \
 *     -Wl,--export=vector -Wl,--strip-all -o data/encoder.wasm encoder.c
 */
#include <wasm_simd128.h>

#define WIDTH 384
#define HEADS 12
#define HEAD 32
#define INNER 1536
#define LAYERS 6
#define POSITIONS 128
#define VOCABULARY 30522
/* Rows that the matrix product computes at a time. */
#define TILE 4

/* A matrix with IN rows and OUT columns, in the order in which `multiply` reads it. */
#define MATRIX(IN, OUT)                                                                            \
  struct {                                                                                         \
    signed char weights[(IN) * (OUT)];                                                             \
    float scales[OUT];                                                                             \
    float biases[OUT];                                                                             \
    int sums[OUT];                                                                                 \
  }

typedef struct {
  float gains[WIDTH];
  float biases[WIDTH];
} Norm;

typedef struct {
  /* Columns for queries, keys and values. Queries are divided by the square root of HEAD. */
  MATRIX(WIDTH, 3 * WIDTH) attended;
  MATRIX(WIDTH, WIDTH) mixed;
  Norm first;
  MATRIX(WIDTH, INNER) widened;
  MATRIX(INNER, WIDTH) narrowed;
  Norm second;
} Layer;

/* The file model.bin. Its size is a multiple of 16 bytes. `make_model.py` writes it. */
typedef struct {
  float positions[POSITIONS * WIDTH];
  Norm norm;
  Layer layers[LAYERS];
  float piece_scales[VOCABULARY + 2];
  signed char pieces[VOCABULARY * WIDTH];
} Model;

extern unsigned char __heap_base;

static unsigned short input[POSITIONS];
static _Alignas(16) float states[POSITIONS * WIDTH];
static _Alignas(16) float projected[POSITIONS * INNER];
static _Alignas(16) float context[POSITIONS * WIDTH];
static _Alignas(16) float keys[HEAD * POSITIONS];
static _Alignas(16) float weights[TILE * POSITIONS];
static _Alignas(16) float output[WIDTH];
static _Alignas(16) unsigned char rounded[POSITIONS * INNER];
static float row_scales[POSITIONS];
static int row_zeros[POSITIONS];

void *model(void) { return (void *)(((unsigned long)&__heap_base + 15) & ~15ul); }
void *pieces(void) { return input; }
void *vector(void) { return output; }

static inline v128_t at(const float *values) { return wasm_v128_load(values); }
static inline v128_t splat(float value) { return wasm_f32x4_splat(value); }
static inline v128_t madd(v128_t a, v128_t b, v128_t c) { return wasm_f32x4_relaxed_madd(a, b, c); }

static inline float sum_of(v128_t v) {
  return wasm_f32x4_extract_lane(v, 0) + wasm_f32x4_extract_lane(v, 1) + wasm_f32x4_extract_lane(v, 2) +
         wasm_f32x4_extract_lane(v, 3);
}

static inline float greatest_of(v128_t v) {
  v = wasm_f32x4_max(v, wasm_i32x4_shuffle(v, v, 2, 3, 0, 1));
  v = wasm_f32x4_max(v, wasm_i32x4_shuffle(v, v, 1, 0, 3, 2));
  return wasm_f32x4_extract_lane(v, 0);
}

/* e to the power of x, for x <= 0, with an error below 1e-6. */
static inline v128_t exponential(v128_t x) {
  x = wasm_f32x4_max(x, splat(-87.0f));
  v128_t n = wasm_f32x4_nearest(wasm_f32x4_mul(x, splat(1.44269504f)));
  v128_t r = madd(n, splat(-0.693359375f), x);
  r = madd(n, splat(2.12194440e-4f), r);
  v128_t p = madd(r, splat(1.0f / 120), splat(1.0f / 24));
  p = madd(p, r, splat(1.0f / 6));
  p = madd(p, r, splat(0.5f));
  p = madd(p, r, splat(1.0f));
  p = madd(p, r, splat(1.0f));
  v128_t power = wasm_i32x4_add(wasm_i32x4_trunc_sat_f32x4(n), wasm_i32x4_splat(127));
  return wasm_f32x4_mul(p, wasm_i32x4_shl(power, 23));
}

/* x times the normal distribution function of x, by Abramowitz and Stegun 7.1.26. */
static inline v128_t gelu(v128_t x) {
  v128_t size = wasm_f32x4_abs(x);
  v128_t t = wasm_f32x4_div(splat(1), madd(size, splat(0.3275911f * 0.70710678f), splat(1)));
  v128_t p = madd(t, splat(0.5f * 1.061405429f), splat(0.5f * -1.453152027f));
  p = madd(p, t, splat(0.5f * 1.421413741f));
  p = madd(p, t, splat(0.5f * -0.284496736f));
  p = madd(p, t, splat(0.5f * 0.254829592f));
  v128_t tail = exponential(wasm_f32x4_mul(wasm_f32x4_mul(x, x), splat(-0.5f)));
  tail = wasm_f32x4_mul(wasm_f32x4_mul(p, t), tail);
  /* The tail is below x for negative x, and above it for others. */
  v128_t below = wasm_f32x4_mul(size, tail);
  return wasm_f32x4_sub(wasm_f32x4_max(x, splat(0)), below);
}

/* Rounds rows of `in` to 7 bits. */
static void round_rows(const float *in, int rows, int width) {
  for (int row = 0; row < rows; row++, in += width) {
    v128_t low = splat(0), high = splat(0);
    for (int i = 0; i < width; i += 4) {
      low = wasm_f32x4_min(low, at(in + i));
      high = wasm_f32x4_max(high, at(in + i));
    }
    float least = -greatest_of(wasm_f32x4_neg(low));
    float range = greatest_of(high) - least;
    float factor = range > 0 ? 127 / range : 0;
    int zero = (int)(-least * factor + 0.5f);
    row_scales[row] = range / 127;
    row_zeros[row] = zero;
    v128_t by = splat(factor), plus = splat((float)zero), most = wasm_i8x16_splat(127);
    unsigned char *out = rounded + row * width;
    for (int i = 0; i < width; i += 16) {
      v128_t part[4];
      for (int j = 0; j < 4; j++)
        part[j] = wasm_i32x4_trunc_sat_f32x4(wasm_f32x4_nearest(madd(at(in + i + 4 * j), by, plus)));
      v128_t bytes = wasm_u8x16_narrow_i16x8(wasm_i16x8_narrow_i32x4(part[0], part[1]),
                                             wasm_i16x8_narrow_i32x4(part[2], part[3]));
      wasm_v128_store(out + i, wasm_u8x16_min(bytes, most));
    }
  }
}

static inline v128_t dot(v128_t bytes, v128_t sevens, v128_t sum) {
  return wasm_i32x4_relaxed_dot_i8x16_i7x16_add(bytes, sevens, sum);
}

/*
 * Multiplies the rounded rows by a matrix. Columns come in groups of 8; each group lists 4 inputs of
 * 4 columns, then of the other 4, then the next 4 inputs.
 */
static void multiply(int rows, int in, int out, const signed char *bytes, const float *scales,
                     const float *biases, const int *sums, float *result) {
  for (int column = 0; column < out; column += 8, bytes += 8 * in) {
    v128_t scale[2], bias[2], sum[2];
    for (int half = 0; half < 2; half++) {
      scale[half] = at(scales + column + 4 * half);
      bias[half] = at(biases + column + 4 * half);
      sum[half] = wasm_v128_load(sums + column + 4 * half);
    }
    for (int row = 0; row < rows; row += TILE) {
      v128_t total[TILE][2];
      for (int r = 0; r < TILE; r++) total[r][0] = total[r][1] = wasm_i32x4_splat(0);
      const unsigned char *from = rounded + row * in;
      const signed char *weight = bytes;
      for (int i = 0; i < in; i += 4, weight += 32) {
        v128_t one = wasm_v128_load(weight), other = wasm_v128_load(weight + 16);
#pragma unroll
        for (int r = 0; r < TILE; r++) {
          v128_t value = wasm_v128_load32_splat(from + r * in + i);
          total[r][0] = dot(one, value, total[r][0]);
          total[r][1] = dot(other, value, total[r][1]);
        }
      }
      for (int r = 0; r < TILE; r++)
        for (int half = 0; half < 2; half++) {
          v128_t zero = wasm_i32x4_mul(wasm_i32x4_splat(row_zeros[row + r]), sum[half]);
          v128_t exact = wasm_f32x4_convert_i32x4(wasm_i32x4_sub(total[r][half], zero));
          v128_t factor = wasm_f32x4_mul(scale[half], splat(row_scales[row + r]));
          wasm_v128_store(result + (row + r) * out + column + 4 * half, madd(exact, factor, bias[half]));
        }
    }
  }
}

#define MULTIPLY(MATRIX_, ROWS, IN, OUT, RESULT)                                                   \
  multiply(ROWS, IN, OUT, (MATRIX_).weights, (MATRIX_).scales, (MATRIX_).biases, (MATRIX_).sums, RESULT)

/* Adds `more` to the states, unless it is null, and normalizes them. */
static void normalize(int rows, const float *more, const Norm *norm) {
  for (int row = 0; row < rows; row++) {
    float *state = states + row * WIDTH;
    v128_t sum = splat(0), squares = splat(0);
    for (int i = 0; i < WIDTH; i += 4) {
      v128_t value = at(state + i);
      if (more) value = wasm_f32x4_add(value, at(more + row * WIDTH + i));
      wasm_v128_store(state + i, value);
      sum = wasm_f32x4_add(sum, value);
    }
    v128_t mean = splat(sum_of(sum) / WIDTH);
    for (int i = 0; i < WIDTH; i += 4) {
      v128_t value = wasm_f32x4_sub(at(state + i), mean);
      wasm_v128_store(state + i, value);
      squares = madd(value, value, squares);
    }
    v128_t factor = splat(1 / __builtin_sqrtf(sum_of(squares) / WIDTH + 1e-12f));
    for (int i = 0; i < WIDTH; i += 4)
      wasm_v128_store(state + i, madd(wasm_f32x4_mul(at(state + i), factor), at(norm->gains + i),
                                      at(norm->biases + i)));
  }
}

/* Computes the softmax of the scores of one row, of which `count` are real. */
static void softmax(float *scores, int count, int padded) {
  for (int i = count; i < padded; i++) scores[i] = -1e30f;
  v128_t high = splat(-1e30f), sum = splat(0);
  for (int i = 0; i < padded; i += 4) high = wasm_f32x4_max(high, at(scores + i));
  high = splat(greatest_of(high));
  for (int i = 0; i < padded; i += 4) {
    v128_t value = exponential(wasm_f32x4_sub(at(scores + i), high));
    wasm_v128_store(scores + i, value);
    sum = wasm_f32x4_add(sum, value);
  }
  v128_t factor = splat(1 / sum_of(sum));
  for (int i = 0; i < padded; i += 4) wasm_v128_store(scores + i, wasm_f32x4_mul(at(scores + i), factor));
}

/* Writes to `context` the values of each row's neighbours, by the similarity of query and key. */
static void attend(int count, int rows) {
  const int stride = 3 * WIDTH;
  for (int head = 0; head < HEADS; head++) {
    const float *queries = projected + head * HEAD;
    const float *values = queries + 2 * WIDTH;
    for (int row = 0; row < rows; row++)
      for (int i = 0; i < HEAD; i++) keys[i * POSITIONS + row] = queries[row * stride + WIDTH + i];
    for (int row = 0; row < rows; row += TILE) {
      for (int other = 0; other < rows; other += 4) {
        v128_t total[TILE];
        for (int r = 0; r < TILE; r++) total[r] = splat(0);
        for (int i = 0; i < HEAD; i++) {
          v128_t key = at(keys + i * POSITIONS + other);
#pragma unroll
          for (int r = 0; r < TILE; r++)
            total[r] = madd(wasm_v128_load32_splat(queries + (row + r) * stride + i), key, total[r]);
        }
        for (int r = 0; r < TILE; r++) wasm_v128_store(weights + r * POSITIONS + other, total[r]);
      }
      for (int r = 0; r < TILE; r++) {
        const float *weight = weights + r * POSITIONS;
        softmax(weights + r * POSITIONS, count, rows);
        v128_t total[HEAD / 4];
        for (int i = 0; i < HEAD / 4; i++) total[i] = splat(0);
        for (int other = 0; other < count; other++) {
          v128_t by = wasm_v128_load32_splat(weight + other);
#pragma unroll
          for (int i = 0; i < HEAD / 4; i++)
            total[i] = madd(by, at(values + other * stride + 4 * i), total[i]);
        }
        for (int i = 0; i < HEAD / 4; i++)
          wasm_v128_store(context + (row + r) * WIDTH + head * HEAD + 4 * i, total[i]);
      }
    }
  }
}

/* Writes the mean of the pieces' vectors to `output`. There are at most POSITIONS pieces. */
void encode(int count) {
  const Model *m = model();
  const int rows = (count + TILE - 1) / TILE * TILE;
  for (int row = 0; row < rows; row++) {
    const int piece = row < count ? input[row] : 0;
    const float scale = m->piece_scales[piece];
    for (int i = 0; i < WIDTH; i++)
      states[row * WIDTH + i] = scale * m->pieces[piece * WIDTH + i] + m->positions[row * WIDTH + i];
  }
  normalize(rows, 0, &m->norm);
  for (const Layer *layer = m->layers; layer < m->layers + LAYERS; layer++) {
    round_rows(states, rows, WIDTH);
    MULTIPLY(layer->attended, rows, WIDTH, 3 * WIDTH, projected);
    attend(count, rows);
    round_rows(context, rows, WIDTH);
    MULTIPLY(layer->mixed, rows, WIDTH, WIDTH, context);
    normalize(rows, context, &layer->first);
    round_rows(states, rows, WIDTH);
    MULTIPLY(layer->widened, rows, WIDTH, INNER, projected);
    for (int i = 0; i < rows * INNER; i += 4) wasm_v128_store(projected + i, gelu(at(projected + i)));
    round_rows(projected, rows, INNER);
    MULTIPLY(layer->narrowed, rows, INNER, WIDTH, context);
    normalize(rows, context, &layer->second);
  }
  for (int i = 0; i < WIDTH; i += 4) {
    v128_t sum = splat(0);
    for (int row = 0; row < count; row++) sum = wasm_f32x4_add(sum, at(states + row * WIDTH + i));
    wasm_v128_store(output + i, wasm_f32x4_mul(sum, splat(1.0f / count)));
  }
}
