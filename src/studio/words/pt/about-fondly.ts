import type { AboutPageWords } from '../../../domain/about-page-words.ts';

/** What Fondly is, for people who received a card. */
export const aboutFondly: AboutPageWords = {
  tab: 'O que é o Fondly? | Fondly',
  heading: 'O que é o Fondly?',
  picture: 'Uma imagem que o Fondly desenhou no estilo do seu cartão',
  paragraphs: [
    'O Fondly é um programa para quem não quer esquecer os dias que importam para as pessoas queridas. Ele guarda nomes e datas, e ajuda a fazer um cartão para cada uma.',
    'Quem enviou o cartão o aprovou; o Fondly ajudou com as palavras e a imagem, e o entregou no dia certo.',
    'Ele não é de nenhuma empresa que ganhe dinheiro com você: não há publicidade, e ninguém fica sabendo que você abriu o cartão, a menos que você responda.',
    'Sobre você, ele só sabe o que foi anotado para os seus cartões. Basta pedir: quem enviou pode mostrar, mudar ou apagar.',
  ],
  ownHeading: 'O seu próprio',
  own: 'O Fondly é gratuito, e seu código é aberto, sob a licença MIT. Ele funciona em qualquer computador que fique ligado e tenha Node.js: copie-o para lá, digite npm start e abra o endereço que aparecer. Quem enviou o cartão já o tem; pode passá-lo para você ou fazer um convite.',
};
