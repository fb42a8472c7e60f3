import type { ProjectContent } from '#src/content/types.ts';

/** Itspylearning, a Python library for the web API of a school platform; without pictures. */
export const project: ProjectContent = {
  tile: {
    slug: 'itspylearning',
    order: 5,
    title: 'Itspylearning',
    background: 'linear-gradient(145deg, #d86d1f, #b0520f)',
  },
  title: 'Itspylearning',
  tagline: 'Bibliothek für eine Schulplattform',
  description: 'Eine asynchrone Python-Bibliothek für die Web-API der Schulplattform itslearning.',
  translations: {
    en: 'An asynchronous Python library for the web API of the school platform itslearning.',
  },
  metaDescription:
    'Itspylearning ist eine asynchrone Python-Bibliothek für die Schulplattform itslearning: sich anmelden, Neuigkeiten, Aufgaben und Kurse abrufen.',
  tags: ['Python'],
  year: '2023',
  role: 'Konzept und Entwicklung',
  color: '#ffffff',
  // The platform's orange, #d86d1f, darkened for white text.
  backgroundColor: '#b85d1a',
  buttons: [
    {
      label: 'Github',
      href: 'https://github.com/example/itspylearning',
      hoverColor: '#9c480d',
      hoverBackgroundColor: '#ffffff',
    },
  ],
  productImages: [],
  code: `import asyncio
import itspylearning

async def main():
    schools = await itspylearning.search("Gymnasium")
    async with schools[0].login("erika", "geheim") as user:
        for task in await user.tasks():
            print(task.deadline, task.title)
        for course in await user.courses():
            print(course.title)

asyncio.run(main())`,
  featureParagraphs: [
    {
      title: 'Einfacher Zugriff auf die API',
      description:
        'Organisationen finden, sich anmelden, Neuigkeiten, Aufgaben und Kurse abrufen: Die Bibliothek übernimmt die Anfragen für dich.',
      icon: 'braces',
    },
    {
      title: 'Für jede Instanz',
      description:
        'Die Bibliothek arbeitet mit der itslearning-Instanz jeder Schule zusammen, nicht nur mit einer bestimmten.',
      icon: 'building',
    },
    {
      title: 'Ganz in Python',
      description:
        'Antworten der Plattform bekommst du als Python-Objekte, mit denen du sofort weiterarbeiten kannst.',
      icon: 'python',
    },
  ],
  backgroundText: [
    'Die Web-API der Schulplattform itslearning war nur dürftig dokumentiert. Wer sie in eigenen Programmen nutzen wollte, musste sich vieles selbst erschließen. Itspylearning nimmt dir diese Arbeit ab.',
    'Die Bibliothek baut auf aiohttp auf und ist vollständig asynchron. So steht dein Programm nicht still, während es auf eine Antwort der Plattform wartet.',
  ],
};
