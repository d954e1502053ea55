/** What index.html shows until the scripts are there, for as long as more of them are on their way. */
export function Opening() {
  return (
    <div className="opening" role="status">
      <img src="/favicon.svg" width="48" height="48" alt="" />
      Emblem
    </div>
  );
}
