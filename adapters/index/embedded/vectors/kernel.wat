;; Source of the module in kernel.ts. Assemble it with wabt: `wat2wasm kernel.wat`.
(module
  (memory (export "memory") 1)

  ;; Writes the dot product of the query and each vector of bytes.
  (func (export "products")
    (param $query i32) (param $dimensions i32) (param $vector i32) (param $count i32) (param $out i32)
    (local $at i32) (local $whole i32) (local $sum i32) (local $wide v128) (local $a v128) (local $b v128)
    (local.set $whole (i32.and (local.get $dimensions) (i32.const -16)))
    (block $done
      (loop $vectors
        (br_if $done (i32.eqz (local.get $count)))
        (local.set $wide (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (block $sixteenths
          (loop $lanes
            (br_if $sixteenths (i32.ge_u (local.get $at) (local.get $whole)))
            (local.set $a (v128.load (i32.add (local.get $query) (local.get $at))))
            (local.set $b (v128.load (i32.add (local.get $vector) (local.get $at))))
            (local.set $wide (i32x4.add (local.get $wide) (i32x4.add
              (i32x4.extadd_pairwise_i16x8_s (i16x8.extmul_low_i8x16_s (local.get $a) (local.get $b)))
              (i32x4.extadd_pairwise_i16x8_s (i16x8.extmul_high_i8x16_s (local.get $a) (local.get $b))))))
            (local.set $at (i32.add (local.get $at) (i32.const 16)))
            (br $lanes)))
        (local.set $sum (i32.add
          (i32.add (i32x4.extract_lane 0 (local.get $wide)) (i32x4.extract_lane 1 (local.get $wide)))
          (i32.add (i32x4.extract_lane 2 (local.get $wide)) (i32x4.extract_lane 3 (local.get $wide)))))
        (block $rest
          (loop $tail
            (br_if $rest (i32.ge_u (local.get $at) (local.get $dimensions)))
            (local.set $sum (i32.add (local.get $sum) (i32.mul
              (i32.load8_s (i32.add (local.get $query) (local.get $at)))
              (i32.load8_s (i32.add (local.get $vector) (local.get $at))))))
            (local.set $at (i32.add (local.get $at) (i32.const 1)))
            (br $tail)))
        (i32.store (local.get $out) (local.get $sum))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (local.set $vector (i32.add (local.get $vector) (local.get $dimensions)))
        (local.set $count (i32.sub (local.get $count) (i32.const 1)))
        (br $vectors))))

  ;; Sums the table entries of 16 documents at a time. Each half of a document's code byte selects
  ;; one entry of a table. Writes the number and the sums of each block in which a sum exceeds the
  ;; threshold, and returns how many blocks it wrote. $bytes must be even: two code bytes at a time
  ;; select four entries of at most 31, whose sum fits into a byte.
  (func (export "scan")
    (param $tables i32) (param $bytes i32) (param $codes i32) (param $first i32) (param $blocks i32)
    (param $threshold i32) (param $numbers i32) (param $sums i32) (result i32)
    (local $table i32) (local $end i32) (local $from i32) (local $bound v128) (local $mask v128)
    (local $code v128) (local $next v128) (local $part v128) (local $low v128) (local $high v128)
    (local.set $mask (v128.const i32x4 0x0f0f0f0f 0x0f0f0f0f 0x0f0f0f0f 0x0f0f0f0f))
    (local.set $bound (i16x8.splat (local.get $threshold)))
    (local.set $end (i32.add (local.get $tables) (i32.shl (local.get $bytes) (i32.const 5))))
    (local.set $from (local.get $numbers))
    (block $done
      (loop $block
        (br_if $done (i32.eqz (local.get $blocks)))
        (local.set $low (v128.const i32x4 0 0 0 0))
        (local.set $high (v128.const i32x4 0 0 0 0))
        (local.set $table (local.get $tables))
        (loop $pair
          (local.set $code (v128.load (local.get $codes)))
          (local.set $next (v128.load offset=16 (local.get $codes)))
          (local.set $part (i8x16.add
            (i8x16.add
              (i8x16.swizzle (v128.load (local.get $table)) (v128.and (local.get $code) (local.get $mask)))
              (i8x16.swizzle (v128.load offset=16 (local.get $table))
                (v128.and (i16x8.shr_u (local.get $code) (i32.const 4)) (local.get $mask))))
            (i8x16.add
              (i8x16.swizzle (v128.load offset=32 (local.get $table)) (v128.and (local.get $next) (local.get $mask)))
              (i8x16.swizzle (v128.load offset=48 (local.get $table))
                (v128.and (i16x8.shr_u (local.get $next) (i32.const 4)) (local.get $mask))))))
          (local.set $low (i16x8.add (local.get $low) (i16x8.extend_low_i8x16_s (local.get $part))))
          (local.set $high (i16x8.add (local.get $high) (i16x8.extend_high_i8x16_s (local.get $part))))
          (local.set $codes (i32.add (local.get $codes) (i32.const 32)))
          (local.set $table (i32.add (local.get $table) (i32.const 64)))
          (br_if $pair (i32.lt_u (local.get $table) (local.get $end))))
        (if (v128.any_true (v128.or
              (i16x8.gt_s (local.get $low) (local.get $bound))
              (i16x8.gt_s (local.get $high) (local.get $bound))))
          (then
            (i32.store (local.get $numbers) (local.get $first))
            (local.set $numbers (i32.add (local.get $numbers) (i32.const 4)))
            (v128.store (local.get $sums) (local.get $low))
            (v128.store offset=16 (local.get $sums) (local.get $high))
            (local.set $sums (i32.add (local.get $sums) (i32.const 32)))))
        (local.set $first (i32.add (local.get $first) (i32.const 1)))
        (local.set $blocks (i32.sub (local.get $blocks) (i32.const 1)))
        (br $block)))
    (i32.shr_u (i32.sub (local.get $numbers) (local.get $from)) (i32.const 2))))
