import { keepJson, keptJson } from '../browser/storage.ts';
import { LESSON_IDS, type LessonId } from './lesson.ts';

const KEY = 'khora.lessons';

/** The lessons finished on this device. */
export function takenLessons(): readonly LessonId[] {
  const kept = keptJson(KEY);
  return Array.isArray(kept) ? LESSON_IDS.filter((id) => kept.includes(id)) : [];
}

export function noteTaken(id: LessonId): void {
  keepJson(KEY, [...new Set([...takenLessons(), id])]);
}
