/**
 * The layout of every paper, in Typst's language. It is ours alone: what a record holds comes as data (`/paper.json`)
 * and is never read as Typst.
 */
export const TEMPLATE = String.raw`
#let paper = json("/paper.json")
#let tree = paper.tree
#let grey = rgb("#5b6470")
#let hair = 0.5pt + rgb("#d5dae0")
#let label-paper = tree.size.width < 120
#let margin = if label-paper { 3mm } else { 18mm }
#let stamp = if "stamp" in tree {
  block(width: 100%, stroke: 1pt + black, inset: 1.6mm, align(center, text(weight: "bold", tree.stamp)))
}

#let date = if paper.date == none { none } else {
  let parts = paper.date.split("-").map(int)
  datetime(year: parts.at(0), month: parts.at(1), day: parts.at(2), hour: 0, minute: 0, second: 0)
}
#set document(title: (tree.title + " " + tree.number).trim(), date: date)
#if date != none {
  pdf.embed("factur-x.xml", relationship: "alternative", mime-type: "text/xml", description: tree.title)
}
#set page(
  width: tree.size.width * 1mm,
  height: tree.size.height * 1mm,
  margin: if label-paper { margin } else { (x: margin, top: if stamp == none { 16mm } else { 22mm }, bottom: 20mm) },
  header: if label-paper or stamp == none { none } else { text(size: 10pt, stamp) },
  footer: if label-paper { none } else {
    set text(size: 7.5pt, fill: grey)
    line(length: 100%, stroke: hair)
    v(-1.2mm)
    grid(columns: (1fr, auto), tree.foot, context [#counter(page).display() / #counter(page).final().first()])
  },
)
#set text(
  font: paper.fonts.map(each => if each.latin { (name: each.name, covers: "latin-in-cjk") } else { each.name }),
  fallback: false,
  lang: paper.lang,
  region: paper.region,
  size: if label-paper { 7pt } else { 9pt },
  hyphenate: false,
)
#set par(leading: 0.55em, spacing: 0.8em)

#let lines-of(lines) = lines.join(linebreak())
#let small(body) = text(size: 7.5pt, fill: grey, body)
#let heading-of(body) = text(size: 10pt, weight: "bold", body)
#let picture-of(each, ..args) = {
  let file = paper.pictures.at(each.picture, default: none)
  if file != none { image(file, fit: "contain", ..args) }
}

#let letterhead(block) = {
  let mark = if "logo" in block and block.logo.picture in paper.pictures {
    picture-of(block.logo, height: 13mm)
    v(1mm)
  }
  grid(
    columns: (1fr, auto),
    column-gutter: 8mm,
    {
      mark
      text(size: 11pt, weight: "bold", block.name)
      if block.lines.len() > 0 {
        linebreak()
        set text(size: 8pt, fill: grey)
        lines-of(block.lines)
      }
    },
    align(right, {
      text(size: 20pt, weight: "bold", block.title)
      if "number" in block {
        linebreak()
        text(size: 10pt, fill: grey, block.number)
      }
    }),
  )
  v(3mm)
  line(length: 100%, stroke: 1pt + black)
  v(4mm)
}

#let parties(block) = {
  grid(
    columns: block.parties.map(_ => 1fr),
    column-gutter: 8mm,
    ..block.parties.map(each => {
      small(each.label)
      linebreak()
      lines-of(each.lines)
    }),
  )
  v(4mm)
}

#let fields(block) = {
  if "title" in block { heading-of(block.title); v(1mm) }
  if label-paper {
    grid(columns: (auto, 1fr), column-gutter: 2mm, row-gutter: 1.2mm,
      ..block.fields.map(each => (small(each.label), lines-of(each.lines))).flatten())
  } else {
    let columns = calc.floor((tree.size.width - 36) / 43)
    grid(columns: (1fr,) * columns, column-gutter: 6mm, row-gutter: 3mm,
      ..block.fields.map(each => { small(each.label); linebreak(); lines-of(each.lines) }))
    v(4mm)
  }
}

#let lines(block) = {
  let cell(each) = if type(each) == str { each } else { picture-of(each, width: 16mm, height: 12mm) }
  if "title" in block { std.block(sticky: true, below: 2mm, heading-of(block.title)) }
  set text(size: 8.5pt)
  table(
    columns: block.columns.map(each => if "share" in each { each.share * 1fr } else { auto }),
    align: block.columns.map(each => if each.align == "end" { right + horizon } else { left + horizon }),
    inset: (x: 1.6mm, y: 1.8mm),
    stroke: (_, y) => (bottom: if y == 0 { 0.8pt + black } else { hair }),
    fill: (_, y) => if y == 0 { rgb("#f2f4f7") },
    table.header(..block.columns.map(each => text(size: 7.5pt, weight: "bold", each.label))),
    ..block.rows.flatten().map(cell),
  )
  v(3mm)
}

#let totals(block) = {
  std.block(breakable: false, width: 100%, align(right, std.block(width: 55%, {
    grid(
      columns: (1fr, auto),
      align: (left, right),
      inset: (x: 1.6mm, y: 1.4mm),
      ..block.rows.map(row => {
        let tell(body) = if row.strong { text(weight: "bold", size: 10pt, body) } else { body }
        let over = if row.strong { (top: 0.8pt + black) } else { none }
        (grid.cell(stroke: over, tell(row.label)), grid.cell(stroke: over, tell(row.value)))
      }).flatten(),
    )
  })))
  v(4mm)
}

#let terms(block) = {
  if "title" in block {
    std.block(sticky: true, below: 2mm, heading-of(block.title))
  }
  set text(size: 8.5pt)
  for each in block.paragraphs { par(lines-of(each.split("\n"))) }
  v(3mm)
}

#let pictures(block) = {
  for each in block.pictures {
    box(picture-of(each, height: block.height * 1mm))
    h(4mm)
  }
  v(4mm)
}

#let codes(block) = {
  for (index, each) in block.codes.enumerate() {
    box(align(if label-paper { center } else { left }, {
      image(paper.codes.at(block.symbology + " " + each.content), width: block.size * 1mm)
      if each.label != "" { v(0.5mm, weak: true); small(each.label) }
    }))
    h(4mm)
  }
  if not label-paper { v(4mm) }
}

#let questions(block) = {
  if "title" in block { std.block(sticky: true, below: 2mm, heading-of(block.title)) }
  if block.answers.len() == 0 {
    for each in block.questions {
      std.block(breakable: false, width: 100%, {
        each
        for _ in range(2) { v(7mm); line(length: 100%, stroke: hair) }
      })
      v(2mm)
    }
  } else {
    let tick = box(width: 3.6mm, height: 3.6mm, stroke: 0.6pt)
    table(
      columns: (1fr, ..block.answers.map(_ => auto)),
      align: (x, _) => if x == 0 { left + horizon } else { center + horizon },
      inset: (x: 2.4mm, y: 1.8mm),
      stroke: (_, y) => (bottom: if y == 0 { 0.8pt + black } else { hair }),
      table.header([], ..block.answers.map(each => text(size: 7.5pt, weight: "bold", each))),
      ..block.questions.map(each => (each, ..block.answers.map(_ => tick))).flatten(),
    )
  }
  v(3mm)
}

#let signatures(block) = {
  std.block(breakable: false, above: 16mm, grid(
    columns: block.places.map(_ => 1fr),
    column-gutter: 12mm,
    ..block.places.map(each => { line(length: 100%, stroke: 0.6pt); v(-1mm); small(each) }),
  ))
}

#let kinds = (
  letterhead: letterhead, parties: parties, fields: fields, lines: lines, totals: totals, terms: terms,
  pictures: pictures, codes: codes, questions: questions, signatures: signatures,
)
#if label-paper { stamp }
#for block in tree.blocks { (kinds.at(block.kind))(block) }
`;
