/** The sheet that papers are set on, its head and its foot, in Typst's language. */
export const PAGE = String.raw`
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
#set text(
  font: paper.fonts.map(each => if each.latin { (name: each.name, covers: "latin-in-cjk") } else { each.name }),
  fallback: false,
  lang: paper.lang,
  region: paper.region,
  size: if label-paper { 7pt } else { 9pt },
  hyphenate: false,
)
#set par(leading: 0.55em, spacing: 0.8em)

#let content-width = tree.size.width * 1mm - 2 * margin
/* As many lines at the foot of each page as its words take. */
#let foot-width = content-width - 20mm
#let foot-of(body) = text(size: 7.5pt, fill: grey, body)
#show: body => if label-paper {
  set page(width: tree.size.width * 1mm, height: tree.size.height * 1mm, margin: margin)
  body
} else {
  context {
    let foot = foot-of(put(tree.foot, foot-width))
    let line-height = measure(foot-of("x")).height
    let more = calc.max(0pt, measure(std.block(width: foot-width, foot)).height - line-height)
    set page(
      width: tree.size.width * 1mm,
      height: tree.size.height * 1mm,
      margin: (x: margin, top: if stamp == none { 16mm } else { 22mm }, bottom: 20mm + more),
      header: if stamp == none { none } else { text(size: 10pt, stamp) },
      footer-descent: 6mm,
      footer: {
        line(length: 100%, stroke: hair)
        v(-1.2mm)
        grid(
          columns: (foot-width, 1fr),
          foot,
          align(right, foot-of(context [#counter(page).display() / #counter(page).final().first()])),
        )
      },
    )
    body
  }
}
`;
