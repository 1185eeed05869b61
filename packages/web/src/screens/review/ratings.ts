export { bestOf, HIGHLIGHTS as SHOWN, isMeasurable, worstOf } from '@khora/bots/review-tools';
