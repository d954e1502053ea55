/** Whether references lead back to where they began: such a drawing can hang a browser. */
export function hasCycle(references: ReadonlyMap<string, readonly string[]>): boolean {
  const done = new Set<string>();
  const open = new Set<string>();
  const visit = (id: string): boolean => {
    if (open.has(id)) return true;
    if (done.has(id)) return false;
    open.add(id);
    const found = (references.get(id) ?? []).some(visit);
    open.delete(id);
    done.add(id);
    return found;
  };
  return [...references.keys()].some(visit);
}
