/** Stands where a form comes as soon as its record is there. */
import {LoadingRows} from '../../widgets/LoadingRows';

const WIDTHS = ['70%', '50%', '60%'];

export function FormSkeleton() {
  return <LoadingRows rows={WIDTHS} height={34} sx={{p: 2.5}} />;
}
