/** The script of the processes that parse. */
import {serve} from '../processes/serve';
import {PARSERS} from './parsers';

serve(PARSERS);
