/** How papers fit words into their widths, in Typst's language: the beginning of the template. */
export const WIDTHS = String.raw`
/* What a line is not broken within, as its script breaks lines; with glue in a text, which forbids breaks, more is. */
#let east = "\p{Han}\p{Hangul}\p{Hiragana}\p{Katakana}"
#let clinging = "[々〻ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]"
#let run = regex("[" + east + "]?(?:[^\s" + east + "]|" + clinging + ")+[" + east + "]?")
#let glue = regex("[\u{a0}\u{202f}\u{2007}\u{2060}\u{feff}]")
#let glued-run = regex("(?:[^\s]|[\u{a0}\u{202f}\u{2007}])+")
#let runs-of(words) = words.matches(if words.contains(glue) { glued-run } else { run })

/* Letters of these scripts join, which a gap between would undo, however narrow. */
#let joined = regex("\p{Arabic}|\p{Syriac}|\p{Devanagari}")
/* A gap that nobody sees is no sign: words that are copied from the paper are whole. */
#let apart(word) = {
  if word.contains(joined) { word.clusters().join("\u{200b}") } else { word.clusters().join(h(0.001pt)) }
}

/* Words in a width: those that are too long for a line of their own go on in the next one, anywhere. */
#let put(words, width) = context {
  if measure(words).width <= width { words } else {
    let at = 0
    for found in runs-of(words) {
      if measure(found.text).width > width {
        words.slice(at, found.start)
        apart(found.text)
        at = found.end
      }
    }
    words.slice(at)
  }
}

/* Of the longest words, by their signs, as wide as the widest is. */
#let longest-word(texts, style: words => words) = {
  let parts = texts.map(each => each.split()).flatten().sorted(key: part => -part.len())
  let words = parts.slice(0, calc.min(12, parts.len())).map(part => runs-of(part).map(found => found.text)).flatten()
  calc.max(0pt, ..words.map(word => measure(style(word)).width))
}

/* Shares room among wishes: whoever wishes for less than an equal share has it, the others divide what is left. */
#let shared(wishes, room) = {
  let given = wishes.map(_ => none)
  let left = room
  for (place, index) in range(wishes.len()).sorted(key: each => wishes.at(each)).enumerate() {
    let part = calc.max(0pt, calc.min(wishes.at(index), left / (wishes.len() - place)))
    given.at(index) = part
    left -= part
  }
  given
}

/* Of columns, each with its widest text, its longest word and maybe a share of what others leave, within a room. */
#let widths-of(columns, room, inset) = {
  let least = columns.map(each => each.least + inset + 0.1pt)
  let wide = columns.map(each => each.wide + inset + 0.1pt)
  let shares = columns.map(each => if each.share == none { 0 } else { each.share })
  let all = shares.sum(default: 0)
  let wished = columns.enumerate().map(((index, each)) =>
    if each.share == none { wide.at(index) } else { calc.max(least.at(index), 0.35 * room * each.share / all) })
  if wished.sum(default: 0pt) > room {
    let base = shared(least, room)
    let open = wished.enumerate().map(((index, wish)) => calc.max(0pt, wish - base.at(index)))
    let more = shared(open, room - base.sum())
    base.enumerate().map(((index, width)) => width + more.at(index))
  } else if all == 0 { wide } else {
    // By their shares, and none narrower than it wishes to be.
    let left = room - wished.sum()
    wished.enumerate().map(((index, wish)) => wish + left * shares.at(index) / all)
  }
}
`;
