// One Vike page stands for all of ours: React Router knows which pages there are.
export default '/*';
