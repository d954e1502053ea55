import {PAGE} from './template-page';
import {WIDTHS} from './template-widths';

/**
 * The layout of every paper, in Typst's language. It is ours alone: what a record holds comes as data (`/paper.json`)
 * and is never read as Typst.
 */
export const TEMPLATE = String.raw`
${WIDTHS}
${PAGE}
#let small(body) = text(size: 7.5pt, fill: grey, body)
#let heading-of(words) = {
  std.block(sticky: true, below: 2mm, text(size: 10pt, weight: "bold", put(words, content-width)))
}
#let column-of(count, gutter) = (content-width - gutter * (count - 1)) / count

#let lines-of(lines, width) = lines.map(line => put(line, width)).join(linebreak())

/* No wider than it may be, whatever shape it has. */
#let picture-of(each, limit, ..args) = {
  let file = paper.pictures.at(each.picture, default: none)
  if file != none {
    context {
      let drawn = image(file, fit: "contain", ..args)
      if measure(drawn).width > limit { image(file, width: limit) } else { drawn }
    }
  }
}

/* In one piece, unless no page is high enough for it. */
#let together(body, ..args) = context {
  let room = page.height - 60mm
  std.block(breakable: measure(body, width: content-width).height > room, width: 100%, ..args, body)
}

#let letterhead(block) = context {
  let gutter = 8mm
  let title(words) = text(size: 20pt, weight: "bold", words)
  let number(words) = text(size: 10pt, fill: grey, words)
  let wanted = calc.max(measure(title(block.title)).width, measure(number(block.at("number", default: ""))).width)
  let right-side = calc.min(wanted + 0.1pt, 0.6 * (content-width - gutter))
  let left-side = content-width - gutter - right-side
  grid(
    columns: (left-side, right-side),
    column-gutter: gutter,
    {
      if "logo" in block and block.logo.picture in paper.pictures {
        picture-of(block.logo, left-side, height: 13mm)
        v(1mm)
      }
      text(size: 11pt, weight: "bold", put(block.name, left-side))
      if block.lines.len() > 0 {
        linebreak()
        set text(size: 8pt, fill: grey)
        lines-of(block.lines, left-side)
      }
    },
    align(right, {
      set par(leading: 7pt)
      title(put(block.title, right-side))
      if "number" in block {
        linebreak()
        number(put(block.number, right-side))
      }
    }),
  )
  v(3mm)
  line(length: 100%, stroke: 1pt + black)
  v(4mm)
}

#let parties(block) = {
  let width = column-of(block.parties.len(), 8mm)
  grid(
    columns: (width,) * block.parties.len(),
    column-gutter: 8mm,
    ..block.parties.map(each => {
      small(put(each.label, width))
      linebreak()
      lines-of(each.lines, width)
    }),
  )
  v(4mm)
}

#let fields(block) = {
  if "title" in block { heading-of(block.title) }
  if label-paper {
    context {
      let wanted = calc.max(..block.fields.map(each => measure(small(each.label)).width))
      let left-side = calc.min(wanted + 0.1pt, 0.4 * content-width)
      let right-side = content-width - 2mm - left-side
      grid(columns: (left-side, right-side), column-gutter: 2mm, row-gutter: 1.2mm,
        ..block.fields.map(each => (small(put(each.label, left-side)), lines-of(each.lines, right-side))).flatten())
    }
  } else {
    let columns = calc.floor((tree.size.width - 36) / 43)
    let width = column-of(columns, 6mm)
    grid(columns: (width,) * columns, column-gutter: 6mm, row-gutter: 3mm,
      ..block.fields.map(each => {
        small(put(each.label, width))
        linebreak()
        lines-of(each.lines, width)
      }))
    v(4mm)
  }
}

#let lines(block) = {
  let picture-width = 16mm
  let label(words) = text(size: 7.5pt, weight: "bold", words)
  let natural(cell) = if type(cell) == str { measure(cell).width } else { picture-width }
  let inset = 1.6mm
  if "title" in block { heading-of(block.title) }
  set text(size: 8.5pt)
  context {
    let columns = block.columns.enumerate().map(((index, column)) => {
      let cells = block.rows.map(row => row.at(index))
      (
        share: column.at("share", default: none),
        wide: calc.max(measure(label(column.label)).width, ..cells.map(natural)),
        least: calc.max(
          longest-word((column.label,), style: label),
          longest-word(cells.filter(cell => type(cell) == str)),
          ..cells.filter(cell => type(cell) != str).map(natural),
        ),
      )
    })
    let widths = widths-of(columns, content-width, 2 * inset)
    let cell(each, index) = {
      let room = widths.at(index) - 2 * inset
      if type(each) == str { if columns.at(index).wide <= room { each } else { put(each, room) } } else {
        picture-of(each, room, width: calc.min(picture-width, room), height: 12mm)
      }
    }
    table(
      columns: widths,
      align: block.columns.map(each => if each.align == "end" { right + horizon } else { left + horizon }),
      inset: (x: inset, y: 1.8mm),
      stroke: (_, y) => (bottom: if y == 0 { 0.8pt + black } else { hair }),
      fill: (_, y) => if y == 0 { rgb("#f2f4f7") },
      table.header(..block.columns.enumerate().map(((index, each)) =>
        label(put(each.label, widths.at(index) - 2 * inset)))),
      ..block.rows.map(row => row.enumerate().map(((index, each)) => cell(each, index))).flatten(),
    )
  }
  v(3mm)
}

#let totals(block) = {
  let inset = 1.6mm
  let whole = content-width * 55%
  let styled(row) = words => if row.strong { text(weight: "bold", size: 10pt, words) } else { words }
  together(align(right, std.block(width: whole, context {
    let widths = widths-of((
      (share: 1, wide: 0pt, least: calc.max(..block.rows.map(row => longest-word((row.label,), style: styled(row))))),
      (
        share: none,
        wide: calc.max(..block.rows.map(row => measure(styled(row)(row.value)).width)),
        least: calc.max(..block.rows.map(row => longest-word((row.value,), style: styled(row)))),
      ),
    ), whole, 2 * inset)
    let (left-side, right-side) = widths
    grid(
      columns: widths,
      align: (left, right),
      inset: (x: inset, y: 1.4mm),
      ..block.rows.map(row => {
        let tell(words, width) = styled(row)(put(words, width - 2 * inset))
        let over = if row.strong { (top: 0.8pt + black) } else { none }
        (
          grid.cell(stroke: over, tell(row.label, left-side)),
          grid.cell(stroke: over, tell(row.value, right-side)),
        )
      }).flatten(),
    )
  })))
  v(4mm)
}

#let terms(block) = {
  if "title" in block { heading-of(block.title) }
  set text(size: 8.5pt)
  for each in block.paragraphs { par(lines-of(each.split("\n"), content-width)) }
  v(3mm)
}

#let pictures(block) = {
  for each in block.pictures {
    box(picture-of(each, content-width, height: block.height * 1mm))
    h(4mm)
  }
  v(4mm)
}

#let codes(block) = {
  for each in block.codes {
    context {
      let size = calc.min(block.size * 1mm, content-width)
      let width = calc.min(calc.max(size, measure(small(each.label)).width + 0.1pt), content-width)
      box(width: width, align(if label-paper { center } else { left }, {
        image(paper.codes.at(block.symbology + " " + each.content), width: size)
        if each.label != "" { v(0.5mm, weak: true); small(put(each.label, width)) }
      }))
    }
    h(4mm)
  }
  if not label-paper { v(4mm) }
}

#let questions(block) = {
  if "title" in block { heading-of(block.title) }
  if block.answers.len() == 0 {
    for each in block.questions {
      std.block(breakable: false, width: 100%, {
        put(each, content-width)
        for _ in range(2) { v(7mm); line(length: 100%, stroke: hair) }
      })
      v(2mm)
    }
  } else {
    let tick = box(width: 3.6mm, height: 3.6mm, stroke: 0.6pt)
    let label(words) = text(size: 7.5pt, weight: "bold", words)
    let inset = 2.4mm
    context {
      let widths = widths-of((
        (share: 1, wide: 0pt, least: longest-word(block.questions)),
        ..block.answers.map(each =>
          (share: none, wide: measure(label(each)).width, least: longest-word((each,), style: label))),
      ), content-width, 2 * inset)
      table(
        columns: widths,
        align: (x, _) => if x == 0 { left + horizon } else { center + horizon },
        inset: (x: inset, y: 1.8mm),
        stroke: (_, y) => (bottom: if y == 0 { 0.8pt + black } else { hair }),
        table.header([], ..block.answers.enumerate().map(((index, each)) =>
          label(put(each, widths.at(index + 1) - 2 * inset)))),
        ..block.questions.map(each =>
          (put(each, widths.at(0) - 2 * inset), ..block.answers.map(_ => tick))).flatten(),
      )
    }
  }
  v(3mm)
}

#let signatures(block) = {
  let width = column-of(block.places.len(), 12mm)
  std.block(breakable: false, above: 16mm, grid(
    columns: (width,) * block.places.len(),
    column-gutter: 12mm,
    ..block.places.map(each => { line(length: 100%, stroke: 0.6pt); v(-1mm); small(put(each, width)) }),
  ))
}

#let kinds = (
  letterhead: letterhead, parties: parties, fields: fields, lines: lines, totals: totals, terms: terms,
  pictures: pictures, codes: codes, questions: questions, signatures: signatures,
)
#if label-paper { stamp }
#for block in tree.blocks { (kinds.at(block.kind))(block) }
`;
