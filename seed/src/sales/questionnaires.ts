/** What customers were asked, and what they answered. */
import type {Calendar} from '../calendar';
import {Random} from '../random';
import type {Row} from '../store/row';

type Kind = 'recommendation' | 'stars' | 'choice' | 'text';
type Subject = 'overall' | 'factory' | 'company';

interface Asked {
  readonly question: string;
  readonly kind: Kind;
  readonly choices?: string;
}

interface Sheet {
  readonly name: string;
  readonly subject: Subject;
  readonly status: 'draft' | 'open' | 'closed';
  readonly sentCount: number;
  readonly introduction: string;
  readonly questions: readonly Asked[];
}

const RECOMMEND: Asked = {question: 'How likely are you to recommend us?', kind: 'recommendation'};

const SHEETS: readonly Sheet[] = [
  {
    name: 'After the order',
    subject: 'overall',
    status: 'open',
    sentCount: 240,
    introduction: 'Three short questions about your order.',
    questions: [
      RECOMMEND,
      {question: 'How do you like the drawing?', kind: 'stars'},
      {question: 'What could be better?', kind: 'text'},
    ],
  },
  {
    name: 'What you received',
    subject: 'factory',
    status: 'closed',
    sentCount: 160,
    introduction: 'About the goods themselves.',
    questions: [
      {question: 'How is the quality?', kind: 'stars'},
      {question: 'Did it arrive when it was promised?', kind: 'choice', choices: 'Earlier;On the day;Later'},
      RECOMMEND,
    ],
  },
  {
    name: 'Working with us',
    subject: 'company',
    status: 'draft',
    sentCount: 0,
    introduction: 'About your contact at Emblem.',
    questions: [{question: 'How quickly do we answer?', kind: 'stars'}, RECOMMEND],
  },
];

const REMARKS = ['', 'Please offer more backing cards.', 'Great drawing.', 'Shipping was slow.', 'We come back.'];
const FEW_ANSWERS = 3;
/** Of those who were sent one, so many answered. */
const RESPONSE = 0.3;

export interface QuestionnaireOptions {
  readonly orders: readonly Row[];
  readonly calendar: Calendar;
  readonly few: boolean;
}

interface Question extends Row {
  readonly questionnaireId: number;
  readonly kind: Kind;
  readonly choices: string | null;
}

function questions(): readonly Question[] {
  return SHEETS.flatMap(({questions: asked}, sheet) => asked.map((each, place) => ({...each, sheet, place}))).map(
    ({question, kind, choices, sheet, place}, index) => ({
      id: index + 1,
      questionnaireId: sheet + 1,
      question,
      kind,
      choices: choices ?? null,
      sort: place + 1,
    }),
  );
}

function replyTo({kind, choices}: Question, random: Random): Readonly<Record<string, unknown>> {
  if (kind === 'recommendation') return {score: Math.min(10, 5 + random.int(0, 6))};
  if (kind === 'stars') return {score: random.int(3, 5)};
  if (kind === 'choice') return {choice: random.pick((choices ?? '').split(';'))};
  return {text: random.pick(REMARKS.slice(1))};
}

function answers({orders, calendar, few}: QuestionnaireOptions): readonly Row[] {
  const received = orders.filter(({receivedAt}) => typeof receivedAt === 'string');
  return SHEETS.flatMap((sheet, index) => {
    const count = Math.min(received.length, few ? FEW_ANSWERS : Math.round(sheet.sentCount * RESPONSE));
    return sheet.sentCount === 0 ? [] : received.slice(0, count).map(order => ({sheet, index, order}));
  }).map(({sheet, index, order}, place) => {
    const random = new Random('answer', place + 1);
    const answeredAt = calendar.after(String(order.receivedAt), 3 + random.next() * 12);
    return {
      id: place + 1,
      questionnaireId: index + 1,
      subject: sheet.subject,
      orderId: order.id,
      memberId: order.memberId,
      proId: order.proId,
      answeredAt,
      createdAt: answeredAt,
      recommendation: Math.min(10, 5 + random.int(0, 6)),
      remark: random.pick(REMARKS) || null,
    };
  });
}

/** By entity. */
export function questionnaires(options: QuestionnaireOptions): Readonly<Record<string, readonly Row[]>> {
  const asked = questions();
  const answered = answers(options);
  const replies = answered
    .flatMap(answer =>
      asked
        .filter(({questionnaireId}) => questionnaireId === answer.questionnaireId)
        .map(question => ({answer, question})),
    )
    .map(({answer, question}, index) => ({
      id: index + 1,
      answerId: answer.id,
      questionId: question.id,
      ...replyTo(question, new Random('reply', index + 1)),
      sort: Number(question.sort),
    }));
  return {
    questionnaire: SHEETS.map(({questions: _questions, ...sheet}, index) => ({
      id: index + 1,
      ...sheet,
      answerCount: answered.filter(({questionnaireId}) => questionnaireId === index + 1).length,
    })),
    'questionnaire-question': asked,
    'questionnaire-answer': answered,
    'questionnaire-reply': replies,
  };
}
