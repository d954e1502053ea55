/** Questions that are answered by hand: boxes to tick, or lines to write on. */
import {Box} from '@mui/material';
import type {QuestionsBlock} from '@emblem/schemas/papers';
import {HAIR, RULE, Title} from './look';

/** The lines that are left for an answer. */
const WRITTEN = [1, 2];

function Answers({question, answers}: {readonly question: string; readonly answers: readonly string[]}) {
  return (
    <Box
      component="tr"
      sx={{breakInside: 'avoid', '& > *': {p: '1.8mm 2.4mm', borderBottom: HAIR, textAlign: 'center'}}}
    >
      <Box component="th" scope="row" sx={{'&&': {textAlign: 'start', fontWeight: 400}}}>
        {question}
      </Box>
      {answers.map((_, index) => (
        <td key={index}>
          <Box sx={{width: '3.6mm', height: '3.6mm', border: '0.6pt solid #000', mx: 'auto'}} />
        </td>
      ))}
    </Box>
  );
}

export function Questions({title, questions, answers}: QuestionsBlock) {
  return (
    <div>
      {title !== undefined && <Title>{title}</Title>}
      {answers.length === 0 &&
        questions.map((question, index) => (
          <Box key={index} sx={{mb: '2mm', breakInside: 'avoid'}}>
            {question}
            {WRITTEN.map(line => (
              <Box key={line} sx={{height: '7mm', borderBottom: HAIR}} />
            ))}
          </Box>
        ))}
      {answers.length > 0 && (
        <Box component="table" sx={{width: '100%', borderCollapse: 'collapse', overflowWrap: 'normal'}}>
          <thead>
            <tr>
              <Box component="td" />
              {answers.map((answer, index) => (
                <Box key={index} component="th" scope="col" sx={{p: '2.4mm', fontSize: '7.5pt', borderBottom: RULE}}>
                  {answer}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {questions.map((question, index) => (
              <Answers key={index} question={question} answers={answers} />
            ))}
          </tbody>
        </Box>
      )}
    </div>
  );
}
