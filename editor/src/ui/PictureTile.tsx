export interface PictureTileProps {
  readonly picture: string;
  /** What a press does, for those who do not see the picture. */
  readonly label: string;
  /** The name that the pointer shows. */
  readonly title?: string;
  /** The name below the picture. */
  readonly caption?: string;
  /** Marks the tile of what is open. */
  readonly isCurrent?: boolean;
  onChoose(): void;
}

/** A picture of a list that is put to use by a press. */
export function PictureTile({picture, label, title, caption, isCurrent = false, onChoose}: PictureTileProps) {
  return (
    <button
      type="button"
      className="tile"
      title={title}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onChoose}
    >
      <img src={picture} alt="" loading="lazy" />
      {caption !== undefined && <span>{caption}</span>}
    </button>
  );
}
