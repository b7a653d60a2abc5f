import encodeQR from 'qr'

/** The quiet zone that scanners need around the code, in modules. */
const MARGIN = 4

/** A QR code, dark on light in every theme, because many scanners need that. */
export default function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { border: MARGIN })
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label="QR code of the secret"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width="220"
      height="220"
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
