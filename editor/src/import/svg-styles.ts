/**
 * Rules of `<style>` written onto the elements they are about, for rules are not stored: what reaches out hides in them.
 * They are taken in their order, whatever their weight; a drawing that needs more than that comes out otherwise, which the
 * comparison sees.
 */
export function inlineStyles(root: Element): void {
  const styles = [...root.querySelectorAll('style')];
  const own = new Map<Element, ReadonlySet<string>>();
  for (const rule of styles.flatMap(style => rulesOf(style.textContent ?? ''))) {
    for (const element of matching(root, rule.selectorText)) {
      if (!own.has(element)) own.set(element, new Set(element.style));
      for (const name of rule.style) if (!own.get(element)?.has(name)) element.style.setProperty(name, rule.style.getPropertyValue(name));
    }
  }
  for (const style of styles) style.remove();
}

/** Rules that hold everywhere; a sheet made by script loads nothing. */
function rulesOf(text: string): readonly CSSStyleRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].filter(rule => rule instanceof CSSStyleRule);
}

function matching(root: Element, selector: string): readonly SVGElement[] {
  try {
    return [root, ...root.querySelectorAll(selector)].filter((element): element is SVGElement => element instanceof SVGElement && element.matches(selector));
  } catch {
    return [];
  }
}
