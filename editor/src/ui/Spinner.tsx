/** Something is under way; the text says what. */
export function Spinner({label}: {readonly label: string}) {
  return (
    <div className="spinner" role="status">
      <span className="spinner-wheel" aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
