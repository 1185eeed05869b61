import { type GamePlan, type Outcome, playPlan } from '../game/plan.ts';
import { serve } from './serve.ts';

serve<GamePlan, Outcome>((plan) => playPlan(plan));
