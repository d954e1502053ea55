export {compileFigure, type FigureSource} from './figure';
