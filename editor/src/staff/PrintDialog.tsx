import {useState} from 'react';
import {exportForPrint} from '../actions/design/print';
import {ApiError} from '../api/request';
import type {ColourShift, PrintFormat} from '../api/print-api';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useWorkbench} from '../ui/editor-context';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';

const FORMATS = {pdf: 'staff.printPdf', pdfx: 'staff.printPdfX', svg: 'staff.printSvg', png: 'staff.printPng'} as const;

const NAMES: readonly PrintFormat[] = ['pdf', 'pdfx', 'svg', 'png'];

/** The print file of the open design, in the format that is chosen. */
export function PrintDialog() {
  const t = useText();
  const workbench = useWorkbench();
  const {editor} = workbench;
  const [busy, setBusy] = useState<PrintFormat | null>(null);
  const [said, setSaid] = useState<{readonly failed: boolean; readonly text: string} | null>(null);
  const [shifts, setShifts] = useState<readonly ColourShift[]>([]);

  async function run(format: PrintFormat): Promise<void> {
    setBusy(format);
    setSaid(null);
    setShifts([]);
    try {
      const {missing: signs, missingMore: more, shifts: found} = await exportForPrint(workbench, format, 'zh');
      setShifts(found);
      setSaid(
        signs === ''
          ? {failed: false, text: t('staff.printed')}
          : {failed: true, text: t(more === 0 ? 'staff.printMissing' : 'staff.printMissingMore', {signs, more})},
      );
    } catch (error) {
      setSaid({
        failed: true,
        text: (error instanceof ApiError && error.code !== 'network' && error.message) || t('staff.printFailed'),
      });
    } finally {
      setBusy(null);
    }
  }

  return (
    <Dialog title={t('staff.print')} lang="zh" onClose={() => editor.set({dialog: null})}>
      <ul className="print-formats">
        {NAMES.map(format => (
          <li key={format}>
            <Button disabled={busy !== null} onClick={() => void run(format)}>
              {format === 'pdfx' ? 'PDF/X-4' : format.toUpperCase()}
            </Button>
            <span>{t(FORMATS[format])}</span>
            {busy === format && <Spinner label={t('staff.printing')} />}
          </li>
        ))}
      </ul>
      <div role="status">
        <p className={said?.failed ? 'print-failed' : undefined}>{said?.text ?? ''}</p>
        {shifts.length > 0 && <Shifts shifts={shifts} />}
      </div>
    </Dialog>
  );
}

/** Colours beside what four inks make of them, the worst first. */
function Shifts({shifts}: {readonly shifts: readonly ColourShift[]}) {
  const t = useText();
  return (
    <>
      <p>{t('staff.printShifts')}</p>
      <ul className="print-shifts">
        {shifts.map(({from, to}) => (
          <li key={from}>
            <span
              className="print-shift"
              style={{background: `linear-gradient(90deg, ${from} 50%, ${to} 50%)`}}
              aria-hidden
            />
            {`${from} → ${to}`}
          </li>
        ))}
      </ul>
    </>
  );
}
