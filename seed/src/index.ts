/**
 * Fills a database with reference data and worlds: `tiny` for tests, `demo` for a first look, `large` for measurements.
 */
export {iconSvg, loadIcons} from './drawing/icons';
export {isEmpty, seedReference, seedWorld} from './worlds';
export {DEMO_PASSWORD, WORLDS, type SeedInput, type World} from './types';
