import { type Course, courseOf } from './course.ts';
import type { Lesson, LessonId } from './lesson.ts';

const LESSONS: Readonly<Record<LessonId, () => Promise<Lesson>>> = {
  guided: async () => (await import('./guided.ts')).guided,
  paying: async () => (await import('./paying.ts')).paying,
  exploring: async () => (await import('./exploring.ts')).exploring,
  progress: async () => (await import('./progress.ts')).progress,
  events: async () => (await import('./events.ts')).events,
  achievements: async () => (await import('./achievements.ts')).achievements,
  endGame: async () => (await import('./end-game.ts')).endGame,
};

const loaded = new Map<LessonId, Promise<Course>>();

/** A lesson, ready to be taken. */
export function loadCourse(id: LessonId): Promise<Course> {
  const course = loaded.get(id) ?? LESSONS[id]().then(courseOf);
  loaded.set(id, course);
  // Being offline now does not mean being offline for ever.
  course.catch(() => loaded.delete(id));
  return course;
}
