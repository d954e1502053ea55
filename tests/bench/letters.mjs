/**
 * How long a page of text in twelve scripts takes to be shaped for print, once its fonts are open, and how long the
 * first page takes that opens them. `npm run bench -- letters [--times 30]`.
 */
import {join} from 'node:path';
import {root} from './processes.mjs';

const argument = process.argv.indexOf('--times');
const TIMES = argument > 0 ? Number(process.argv[argument + 1]) : 30;
const AIM_MS = 50;
/** As many lines as A4 takes at 12 points, one line of each script in turn. */
const LINES = 60;

const TEXTS = [
  ['Arial', 'Việt Nam élève, AVATAR and the quick brown fox of every spring fair'],
  ['Times New Roman', 'Съешь ещё этих мягких французских булок, да выпей чаю'],
  ['Arial', 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία, ώρα καλή και τύχη'],
  ['Times New Roman', 'שָׁלוֹם, עולם: דג סקרן שט בים מאוכזב ולפתע מצא חברה (12)'],
  ['Lobster', 'السلام عليكم، نص حكيم له سر قاطع وذو شأن عظيم مكتوب 12'],
  ['Lato', 'क्षत्रिय हिन्दी में लिखे हुए शब्द और सुंदर अक्षर यहाँ हैं'],
  ['Arial', 'আমার বাংলা ক্ষুদ্র অক্ষর এবং সুন্দর শব্দ এখানে আছে'],
  ['Lobster', 'น้ำใจดีที่สุด เป็นมนุษย์สุดประเสริฐเลิศคุณค่า กว่าบรรดาฝูงสัตว์'],
  ['Arial', 'தமிழ் பக்ஷி மற்றும் அழகான எழுத்துக்கள் இங்கே உள்ளன'],
  ['Montserrat', '한국어 한글 다람쥐 헌 쳇바퀴에 타고파 키스의 고유조건은'],
  ['Times New Roman', 'ひらがな カタカナ いろはにほへと ちりぬるを わかよたれそ'],
  ['Lobster', '定制徽章 贴纸 绣章 金属胸针 office 数量价格 交期 运输'],
];

const page = Array.from({length: LINES}, (_, line) => TEXTS[line % TEXTS.length]);
const style = {fontSize: 16, fontWeight: 'normal', fontStyle: 'normal'};

const {shaperReady} = await import(join(root, 'editor/print/dist/print/src/shaper.js'));
const {lettersOf} = await import(join(root, 'editor/print/dist/print/src/letters.js'));
await shaperReady();

function shapedIn() {
  const begun = performance.now();
  for (const [fontFamily, text] of page) lettersOf(text, {...style, fontFamily});
  return performance.now() - begun;
}

const first = shapedIn();
const times = Array.from({length: TIMES}, shapedIn).sort((left, right) => left - right);
const median = times[Math.floor(TIMES / 2)];
const signs = page.reduce((sum, [, text]) => sum + [...text].length, 0);
process.stdout.write(
  `${LINES} lines, ${signs} signs in ${TEXTS.length} scripts: median ${median.toFixed(1)} ms, ` +
    `${median <= AIM_MS ? 'within' : 'above'} the aim of ${AIM_MS} ms; the first, with its fonts, ` +
    `${first.toFixed(0)} ms\n`,
);
