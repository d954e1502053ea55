/** Stands where the rows of a list are about to be. */
import {LoadingRows} from '../../../widgets/LoadingRows';

export function TableSkeleton() {
  return <LoadingRows rows={8} height={37} sx={{px: 2, py: 1}} />;
}
