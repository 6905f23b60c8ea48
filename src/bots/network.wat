;; The network of `network.ts`, two units at a time in each register, sixteen in one go through the features. The same numbers to the last bit as
;; the plain way there: 64-bit sums in the same order, no fused multiplication, units and outputs rounded to 32 bits at the end.
;; `npm run wasm` makes `networkCode.ts` of it.
(module
  (memory (import "windfall" "memory") 1)
  (func (export "run")
    ;; Where the features, the parameters, the units and the outputs lie, all of 32 bits; `list` is scratch, 16 bytes for each feature.
    (param $x i32) (param $parameters i32) (param $features i32) (param $hidden i32) (param $units i32) (param $outputs i32) (param $list i32)
    (local $stride i32) (local $end i32) (local $offset i32) (local $item i32) (local $row i32) (local $last i32) (local $unit i32)
    (local $out i32) (local $direct i32) (local $weights i32) (local $number f64) (local $sums v128) (local $value v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $e v128) (local $f v128) (local $g v128) (local $h v128)

    ;; Bytes from the weights of one feature to those of the next.
    (local.set $stride (i32.shl (local.get $hidden) (i32.const 2)))
    (local.set $out (i32.add (local.get $parameters) (i32.mul (local.get $stride) (i32.add (local.get $features) (i32.const 1)))))
    (local.set $sums (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $out))))
    (local.set $out (i32.add (local.get $out) (i32.const 8)))
    (local.set $direct (i32.add (local.get $out) (i32.shl (local.get $stride) (i32.const 1))))

    ;; Lists the features that are not zero, each as its value and where its weights lie, and adds what goes straight to the outputs.
    (local.set $end (local.get $list))
    (local.set $offset (local.get $stride))
    (local.set $last (i32.add (local.get $x) (i32.shl (local.get $features) (i32.const 2))))
    (block $listed
      (loop $feature
        (br_if $listed (i32.ge_u (local.get $x) (local.get $last)))
        (local.set $number (f64.promote_f32 (f32.load (local.get $x))))
        (if (f64.ne (local.get $number) (f64.const 0))
          (then
            (f64.store (local.get $end) (local.get $number))
            (i32.store offset=8 (local.get $end) (local.get $offset))
            (local.set $end (i32.add (local.get $end) (i32.const 16)))
            (local.set $sums (f64x2.add (local.get $sums) (f64x2.mul (f64x2.splat (local.get $number)) (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $direct))))))))
        (local.set $x (i32.add (local.get $x) (i32.const 4)))
        (local.set $direct (i32.add (local.get $direct) (i32.const 8)))
        (local.set $offset (i32.add (local.get $offset) (local.get $stride)))
        (br $feature)))

    ;; Sixteen units at a time, from their biases on.
    (local.set $row (local.get $parameters))
    (local.set $last (i32.add (local.get $parameters) (local.get $stride)))
    (local.set $unit (local.get $units))
    (block $summed
      (loop $block
        (br_if $summed (i32.ge_u (local.get $row) (local.get $last)))
        (local.set $a (f64x2.promote_low_f32x4 (v128.load64_zero offset=0 (local.get $row))))
        (local.set $b (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $row))))
        (local.set $c (f64x2.promote_low_f32x4 (v128.load64_zero offset=16 (local.get $row))))
        (local.set $d (f64x2.promote_low_f32x4 (v128.load64_zero offset=24 (local.get $row))))
        (local.set $e (f64x2.promote_low_f32x4 (v128.load64_zero offset=32 (local.get $row))))
        (local.set $f (f64x2.promote_low_f32x4 (v128.load64_zero offset=40 (local.get $row))))
        (local.set $g (f64x2.promote_low_f32x4 (v128.load64_zero offset=48 (local.get $row))))
        (local.set $h (f64x2.promote_low_f32x4 (v128.load64_zero offset=56 (local.get $row))))
        (local.set $item (local.get $list))
        (block $added
          (loop $add
            (br_if $added (i32.ge_u (local.get $item) (local.get $end)))
            (local.set $value (v128.load64_splat (local.get $item)))
            (local.set $weights (i32.add (local.get $row) (i32.load offset=8 (local.get $item))))
            (local.set $a (f64x2.add (local.get $a) (f64x2.mul (local.get $value) (f64x2.promote_low_f32x4 (v128.load64_zero offset=0 (local.get $weights))))))
            (local.set $b (f64x2.add (local.get $b) (f64x2.mul (local.get $value) (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $weights))))))
            (local.set $c (f64x2.add (local.get $c) (f64x2.mul (local.get $value) (f64x2.promote_low_f32x4 (v128.load64_zero offset=16 (local.get $weights))))))
            (local.set $d (f64x2.add (local.get $d) (f64x2.mul (local.get $value) (f64x2.promote_low_f32x4 (v128.load64_zero offset=24 (local.get $weights))))))
            (local.set $e (f64x2.add (local.get $e) (f64x2.mul (local.get $value) (f64x2.promote_low_f32x4 (v128.load64_zero offset=32 (local.get $weights))))))
            (local.set $f (f64x2.add (local.get $f) (f64x2.mul (local.get $value) (f64x2.promote_low_f32x4 (v128.load64_zero offset=40 (local.get $weights))))))
            (local.set $g (f64x2.add (local.get $g) (f64x2.mul (local.get $value) (f64x2.promote_low_f32x4 (v128.load64_zero offset=48 (local.get $weights))))))
            (local.set $h (f64x2.add (local.get $h) (f64x2.mul (local.get $value) (f64x2.promote_low_f32x4 (v128.load64_zero offset=56 (local.get $weights))))))
            (local.set $item (i32.add (local.get $item) (i32.const 16)))
            (br $add)))
        (v128.store64_lane offset=0 0 (local.get $unit) (f32x4.demote_f64x2_zero (local.get $a)))
        (v128.store64_lane offset=8 0 (local.get $unit) (f32x4.demote_f64x2_zero (local.get $b)))
        (v128.store64_lane offset=16 0 (local.get $unit) (f32x4.demote_f64x2_zero (local.get $c)))
        (v128.store64_lane offset=24 0 (local.get $unit) (f32x4.demote_f64x2_zero (local.get $d)))
        (v128.store64_lane offset=32 0 (local.get $unit) (f32x4.demote_f64x2_zero (local.get $e)))
        (v128.store64_lane offset=40 0 (local.get $unit) (f32x4.demote_f64x2_zero (local.get $f)))
        (v128.store64_lane offset=48 0 (local.get $unit) (f32x4.demote_f64x2_zero (local.get $g)))
        (v128.store64_lane offset=56 0 (local.get $unit) (f32x4.demote_f64x2_zero (local.get $h)))
        (local.set $unit (i32.add (local.get $unit) (i32.const 64)))
        (local.set $row (i32.add (local.get $row) (i32.const 64)))
        (br $block)))

    ;; Units above zero go to the outputs.
    (local.set $last (local.get $unit))
    (local.set $unit (local.get $units))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $unit) (local.get $last)))
        (local.set $number (f64.promote_f32 (f32.load (local.get $unit))))
        (if (f64.gt (local.get $number) (f64.const 0))
          (then (local.set $sums (f64x2.add (local.get $sums) (f64x2.mul (f64x2.splat (local.get $number)) (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $out)))))))
          (else (f32.store (local.get $unit) (f32.const 0))))
        (local.set $out (i32.add (local.get $out) (i32.const 8)))
        (local.set $unit (i32.add (local.get $unit) (i32.const 4)))
        (br $each)))
    (v128.store64_lane 0 (local.get $outputs) (f32x4.demote_f64x2_zero (local.get $sums)))))
