/** All kinds of objects a design file can hold. */
import type {Formats} from '../document/format';
import {parseDesign, type Parsed, type ParseOptions} from '../document/parse';
import {serializeDesign, type DesignFile} from '../document/serialize';
import type {Design} from '../document/types';
import {curvedTextFormat} from './curved-text/definition';
import {groupFormat} from './group/definition';
import {imageFormat} from './image/definition';
import {pathFormat} from './path/definition';
import {stickerShapeFormat} from './sticker-shape/definition';
import {textFormat} from './text/definition';
import {workspaceFormat} from './workspace/definition';

export const formats: Formats = {
  text: textFormat,
  'curved-text': curvedTextFormat,
  image: imageFormat,
  path: pathFormat,
  group: groupFormat,
  workspace: workspaceFormat,
  'sticker-shape': stickerShapeFormat,
};

/** Reads a design file. Throws `DesignError` when it is none. */
export const readDesign = (value: unknown, options: Omit<ParseOptions, 'formats'>): Parsed =>
  parseDesign(value, {...options, formats});

export const writeDesign = (design: Design): DesignFile => serializeDesign(design, formats);
