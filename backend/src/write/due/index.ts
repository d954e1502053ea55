export {dueValues} from './moment';
export {dueDifferences} from './recheck';
export {planReminder, planReminders, REMIND_TASK, STAGES, type Stage} from './reminders';
export {forgetWorkTimes, workTime} from './calendar';
