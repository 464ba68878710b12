import qrcode from 'qrcode-generator';
import styles from './QrCode.module.css';

/** Modules of white that readers need around a code. */
const margin = 4;

/** A QR code as one shape, on white in dark mode, too. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const dark = Array.from(
    { length: count * count },
    (_, at) => [Math.floor(at / count), at % count] as const,
  ).filter(([row, column]) => code.isDark(row, column));
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qrCode}
      viewBox={`0 0 ${count + 2 * margin} ${count + 2 * margin}`}
      shapeRendering="crispEdges"
    >
      <path
        d={dark.map(([row, column]) => `M${column + margin} ${row + margin}h1v1h-1z`).join('')}
      />
    </svg>
  );
}
