# Hints: what a strong player would do, and why. Answers come as quoted labels, numbers as they are written.
hint-quoted = “{ $words }”
hint-only = There is only one answer: { $first }.
hint-two = Two answers stand out. First: { $first }, { $gain }. Second: { $second }, { $other }.
hint-clear = One answer stands out: { $first }, { $gain }. Next best is { $second }, { $other }.
hint-full = I would choose { $first }: { $gain }.
hint-taste = The difference is too small to be sure: a matter of taste.
hint-for = Best reason for the first: { $part } ({ $gain }).
hint-also = Also: { $part } ({ $gain }).
hint-despite = Against it: { $part } ({ $gain }).
hint-together = No single reason decides: everything together favours the first.
hint-value-points = { $amount } points at the end
hint-value-margin =
    { $amount } against { $others ->
        [one] the other
       *[several] the others
    } at the end
hint-value-chance = chance of winning { $amount }
hint-gain-points = { $amount } points
hint-gain-chance = { $amount } percentage points
hint-percent = { $number } %
hint-number-0 = { NUMBER($number, maximumFractionDigits: 0) }
hint-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-signed =
    { $sign ->
        [minus] −{ $number }
        [plus] +{ $number }
       *[none] { $number }
    }
hint-theme-open = Compare what each answer leaves you with.
hint-theme-only = There is nothing to weigh here.
hint-theme-together = No single thing decides here: look at how everything fits together.
hint-theme-rivals = This is about the others: who gains if you do not?
hint-part-rivals =
    { $others ->
        [one] what the other is left with
       *[several] what the others are left with
    }
