export {dueValues} from './moment';
export {dueDifferences} from './recheck';
export {planReminders, REMIND_JOB, STAGES, type Stage} from './reminders';
export {workTime} from './calendar';
