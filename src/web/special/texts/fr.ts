import type { SpecialTexts } from './en.ts';

export const fr: SpecialTexts = {
  title: 'Ce qu’il y a de particulier ici',
  clip: {
    title: 'Revoir et montrer',
    about:
      'Parcours une partie terminée depuis chaque place, reprends-la où tu veux et enregistre-en un passage en image animée.',
    link: 'Revoir',
  },
  luck: {
    title: 'Chance ou habileté ?',
    about:
      'Un bot revoit chaque lancer et chaque décision : ce que les dés ont donné, et ce qu’un coup a laissé échapper.',
    link: 'Le savoir',
  },
  dice: {
    title: 'Des dés que personne ne peut truquer',
    about:
      'Tous les lancers sont scellés avant le premier. Après la fin, chacun peut ouvrir le sceau et les vérifier un par un.',
    link: 'Vérifier une partie',
  },
  lab: {
    title: 'Le labo',
    about:
      'Fais jouer un jeu mille fois par des bots, change une règle et regarde ce que deviennent points et chances.',
  },
  online: {
    title: 'Une table pour tes amis',
    about:
      'Envoie un lien ou montre un code ; personne n’a besoin de s’inscrire. La table attend, même si un appareil dort ou si le réseau tombe.',
    link: 'Trouver une table',
  },
  exact: 'Ce que veut dire « exact »',
  exactAbout:
    'Chaque phrase des livrets est une règle numérotée avec son test, et un coup refusé nomme sa règle. Là où un livret ne dit pas ce qui est imprimé sur le matériel, les nombres sont les nôtres, signalés comme tels partout où tu les vois. Si tu possèdes la boîte, tu peux entrer les tiens en préparant une partie.',
  whose: 'À qui c’est',
  whoseAbout:
    'Les jeux sont l’œuvre de leurs auteurs et éditeurs, nommés avec chacun d’eux. Le programme, les dessins et les mots qui racontent les règles sont les nôtres ; le code est sous licence MIT.',
  reach: 'Comment nous joindre',
  reachAbout:
    'Tu as trouvé une erreur, ou quelque chose qui t’appartient et ne devrait pas être ici ? Ouvre un ticket là où tu as obtenu Windfall, ou écris à ceux qui tiennent ce site.',
};
