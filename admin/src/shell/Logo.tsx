/** The mark of the product: an enamel shield. */
export function Logo({size}: {readonly size: number}) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <path d="M16 1.5 28.5 6v10.2c0 7-5 11.8-12.5 14.3C8.5 28 3.5 23.2 3.5 16.2V6z" fill="#14535c" />
      <path
        d="M16 5.2 25 8.400v7.800c0 5-3.5 8.600-9 10.700-5.500-2.100-9-5.700-9-10.700V8.400z"
        fill="none"
        stroke="#e3b04b"
        strokeWidth="1.6"
      />
      <path d="M12 10.5h8.5v2.600H15v2.200h4.600v2.500H15v2.300h5.600v2.600H12z" fill="#fff" />
    </svg>
  );
}
