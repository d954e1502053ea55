/** A QR code as a drawing: dark on white in any theme, since scanners want it so. */
import {encode} from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** As CSS has it. */
  readonly side?: string;
}

export function QrCode({text, label, side = '192px'}: QrCodeProps) {
  const {data, size} = encode(text, {border: 2});
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{width: side, height: side, display: 'block', borderRadius: 6}}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
